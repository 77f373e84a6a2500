import { queryMachine } from '../../machines/query.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(queryMachine, {
  starts: { opened: undefined },
  events: [{ type: 'load.retry' }, { type: 'load.refresh' }],
  outcomes: {
    load: {
      outputs: [
        { outcome: 'filled', data: ['bill of May'] },
        { outcome: 'filled', data: ['bill of June'] },
        { outcome: 'empty' },
      ],
      errors: [{ message: 'no answer' }],
    },
  },
})
