import { assign, emit, fromPromise, setup } from 'xstate'

export type QueryResult = { outcome: 'filled' | 'empty' | 'refused'; data?: unknown }

export const queryMachine = setup({
  types: {
    context: {} as { data: unknown },
    events: {} as { type: 'load.retry' } | { type: 'load.refresh' },
    emitted: {} as { type: 'call.failed' } | { type: 'data.loaded'; data: unknown },
  },
  actors: {
    load: fromPromise<QueryResult>(() => {
      throw new Error('load must be provided')
    }),
  },
  actions: {
    rememberData: assign({ data: (_, params: { data: unknown }) => params.data }),
    announceData: emit(({ context }) => ({ type: 'data.loaded', data: context.data })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    somethingIsThere: (_, params: { outcome: string | undefined }) => params.outcome === 'filled',
    nothingIsThere: (_, params: { outcome: string | undefined }) => params.outcome === 'empty',
  },
}).createMachine({
  id: 'query',
  description: 'Loading something and showing it: bills, devices, tariffs of TV and internet, resources.',
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
            guard: { type: 'somethingIsThere', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'shown',
            description: 'The answer holds something to show.',
            actions: [
              { type: 'rememberData', params: ({ event }) => ({ data: event.output?.data ?? null }) },
              'announceData',
            ],
            meta: { requirements: ['M1'] },
          },
          {
            guard: { type: 'nothingIsThere', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'empty',
            description: 'The answer is right but holds nothing.',
          },
          {
            target: 'failed',
            description: 'The provider refused.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'No usable answer.',
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
