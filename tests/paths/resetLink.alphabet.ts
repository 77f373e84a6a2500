import { resetLinkMachine } from '../../machines/resetLink.machine'
import type { Alphabet } from './kit/alphabet'

export const alphabet: Alphabet = {
  machine: resetLinkMachine,
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }],
  outcomes: {
    checkLink: {
      outputs: [{ outcome: 'usable' }, { outcome: 'refused' }],
      errors: [{ message: 'no answer' }],
    },
  },
}
