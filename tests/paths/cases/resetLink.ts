import { resetLinkMachine } from '../../../machines/resetLink.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(resetLinkMachine, {
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }],
  outcomes: { checkLink: { usable: { outcome: 'usable' }, refused: { outcome: 'refused' } } },
})
