import { tariffSwitchMachine } from '../../../machines/tariffSwitch.machine'
import { casesOf } from '../../../tools/paths/cases'

const former = { code: 'FREE_M' }
const chosen = { code: 'FREE_S' }

export const cases = casesOf(tariffSwitchMachine, {
  starts: { offered: { former, chosen }, 'former not in the list': { former: null, chosen } },
  events: [
    { type: 'switch.confirm' },
    { type: 'switch.leave' },
    { type: 'activation.retry' },
    { type: 'topUp.choose' },
  ],
  outcomes: {
    endFormer: {
      deactivated: { outcome: 'deactivated' },
      refused: { outcome: 'refused' },
    },
    activateChosen: {
      activated: { outcome: 'activated' },
      'insufficient funds': { outcome: 'insufficientFunds' },
      refused: { outcome: 'refused' },
    },
  },
})
