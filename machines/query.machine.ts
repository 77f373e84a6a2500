import { assign, emit, fromPromise, setup } from 'xstate'

export type QueryResult = { outcome: 'filled'; data: unknown } | { outcome: 'empty' }

export const queryMachine = setup({
  types: {
    context: {} as { data: unknown },
    events: {} as { type: 'load.retry' } | { type: 'load.refresh' },
    emitted: {} as { type: 'call.failed' } | { type: 'data.loaded'; data: unknown },
    tags: {} as 'loading' | 'failed',
  },
  actors: {
    load: fromPromise<QueryResult>(() => {
      throw new Error('load must be provided')
    }),
  },
  actions: {
    storeData: assign((_, answer: QueryResult | undefined) => ({
      data: answer?.outcome === 'filled' ? answer.data : null,
    })),
    announceData: emit(({ context }) => ({ type: 'data.loaded', data: context.data })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    answerHasData: (_, answer: QueryResult | undefined) => answer?.outcome === 'filled',
  },
  delays: { readTimeout: 20_000 },
}).createMachine({
  id: 'query',
  description: 'Loading something and showing it: bills, devices, tariffs of TV and internet, resources.',
  meta: { ports: { load: 'reads' } },
  context: () => ({ data: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The provider is asked; the screen keeps the room that the answer will take.',
      tags: ['loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'answerHasData', params: ({ event }) => event.output },
            target: 'shown',
            description: 'The answer holds something to show.',
            actions: [{ type: 'storeData', params: ({ event }) => event.output }, 'announceData'],
            meta: { requirements: ['M1'] },
          },
          { target: 'empty', description: 'The answer is right but holds nothing.' },
        ],
        onError: {
          target: 'failed',
          description: 'The provider refused, or no usable answer came.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'failed',
          description: 'No answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    shown: {
      description: 'The customer sees the data.',
      on: {
        'load.refresh': { target: 'loading', description: 'The customer, or a change, asks for fresh data.' },
      },
    },
    empty: {
      description: 'One sentence says that there is nothing.',
      on: {
        'load.refresh': { target: 'loading', description: 'The customer, or a change, asks for fresh data.' },
      },
    },
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
