import { assign, emit, fromPromise, setup } from 'xstate'

export type QueryResult = { outcome: 'filled'; data: unknown } | { outcome: 'empty' }

export const queryMachine = setup({
  types: {
    context: {} as { data: unknown },
    events: {} as { type: 'load.retry' } | { type: 'load.refresh' },
    emitted: {} as { type: 'call.failed' } | { type: 'data.loaded'; data: unknown },
    tags: {} as 'loading' | 'failed',
    meta: {} as { ports: { load: 'reads' } } | { requirements: string[] },
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
    answerHasData: (_, answer: QueryResult) => answer.outcome === 'filled',
  },
}).createMachine({
  id: 'query',
  description: 'The portal loads and shows data, such as bills, devices, tariffs or units.',
  meta: { ports: { load: 'reads' } },
  context: () => ({ data: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The portal loads the data, and the screen shows placeholders.',
      tags: ['loading'],
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'answerHasData', params: ({ event }) => event.output },
            target: 'shown',
            description: 'The answer contains data.',
            actions: [{ type: 'storeData', params: ({ event }) => event.output }, 'announceData'],
            meta: { requirements: ['M1'] },
          },
          { target: 'empty', description: 'The answer contains no data.' },
        ],
        onError: {
          target: 'failed',
          description: 'The provider refuses, the request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    shown: {
      description: 'The customer sees the data.',
      on: {
        'load.refresh': {
          target: 'loading',
          description: 'The customer or a change requests newer data.',
        },
      },
    },
    empty: {
      description: 'The page says that there is no data.',
      on: {
        'load.refresh': {
          target: 'loading',
          description: 'The customer or a change requests newer data.',
        },
      },
    },
    failed: {
      description: 'The page shows an error, offers a retry and, from the second failure, customer service.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
