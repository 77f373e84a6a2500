import { resetLinkMachine } from '../../../machines/resetLink.machine'
import { alphabetOf } from '../../../tools/paths/alphabet'

export const alphabet = alphabetOf(resetLinkMachine, {
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }],
  outcomes: { checkLink: { usable: { outcome: 'usable' }, refused: { outcome: 'refused' } } },
})
