import { tariffSwitchMachine } from '../../../machines/tariffSwitch.machine'
import { casesOf } from '../../../tools/paths/cases'

const previous = { code: 'FREE_M' }
const selected = { code: 'FREE_S' }

export const cases = casesOf(tariffSwitchMachine, {
  starts: { offered: { previous, selected }, 'previous not in the list': { previous: null, selected } },
  events: [
    { type: 'switch.confirm' },
    { type: 'switch.leave' },
    { type: 'activation.retry' },
    { type: 'topUp.choose' },
  ],
  outcomes: {
    endPrevious: {
      deactivated: { outcome: 'deactivated' },
      refused: { outcome: 'refused' },
    },
    activateSelected: {
      activated: { outcome: 'activated' },
      'insufficient funds': { outcome: 'insufficientFunds' },
      refused: { outcome: 'refused' },
    },
  },
})
