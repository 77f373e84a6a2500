import { queryMachine } from '../../../machines/query.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(queryMachine, {
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }, { type: 'load.refresh' }],
  systemEvents: ['load.refresh'],
  outcomes: {
    load: {
      'bill of May': { outcome: 'filled', data: ['bill of May'] },
      'bill of June': { outcome: 'filled', data: ['bill of June'] },
      empty: { outcome: 'empty' },
    },
  },
})
