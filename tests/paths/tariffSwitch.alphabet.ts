import { tariffSwitchMachine } from '../../machines/tariffSwitch.machine'
import { alphabetOf } from '../../tools/paths/alphabet'

const former = { code: 'FREE_M' }
const chosen = { code: 'FREE_S' }

export const alphabet = alphabetOf(tariffSwitchMachine, {
  starts: { mounted: undefined },
  events: [
    { type: 'switch.offer', former, chosen },
    { type: 'switch.offer', former: null, chosen },
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
