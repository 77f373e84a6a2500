import { resetLinkMachine } from '../../machines/resetLink.machine'
import { alphabetOf } from '../../tools/paths/alphabetOf'

export const alphabet = alphabetOf(resetLinkMachine, {
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }],
  outcomes: {
    checkLink: {
      outputs: { usable: { outcome: 'usable' }, refused: { outcome: 'refused' } },
      errors: [{ message: 'no answer' }],
    },
  },
})
