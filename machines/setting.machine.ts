import { assign, emit, fromPromise, setup } from 'xstate'

export type SettingSaved = { outcome: 'saved' | 'refused' }

export const settingMachine = setup({
  types: {
    // The saved value is `null` before the first answer, and if the portal does not know the provider's value.
    context: {} as { savedValue: number | null; selectedValue: number | null },
    events: {} as { type: 'load.retry' } | { type: 'value.choose'; value: number },
    emitted: {} as
      | { type: 'call.failed' }
      | { type: 'change.succeeded' }
      | { type: 'outcome.unknown'; change: 'setting' },
    tags: {} as 'loading' | 'failed' | 'busy' | 'saved' | 'outcomeUnknown',
    meta: {} as { ports: { loadValue: 'reads'; saveValue: 'changes' } } | { requirements: string[] },
  },
  actors: {
    loadValue: fromPromise<number | null>(() => {
      throw new Error('loadValue must be provided')
    }),
    saveValue: fromPromise<SettingSaved, { value: number | null }>(() => {
      throw new Error('saveValue must be provided')
    }),
  },
  actions: {
    storeSavedValue: assign({
      savedValue: (_, value: number | null) => value,
      selectedValue: null,
    }),
    storeChoice: assign({ selectedValue: (_, params: { value: number }) => params.value }),
    applyChoice: assign({ savedValue: ({ context }) => context.selectedValue, selectedValue: null }),
    clearChoice: assign({ selectedValue: null }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceFailure: emit({ type: 'call.failed' }),
    announceUnknownOutcome: emit({ type: 'outcome.unknown', change: 'setting' }),
  },
  guards: {
    anotherValueIsSelected: ({ context }, params: { value: number }) => params.value !== context.savedValue,
    valueWasSaved: (_, answer: SettingSaved) => answer.outcome === 'saved',
  },
  delays: { savedNotice: 2_000 },
}).createMachine({
  id: 'setting',
  description: 'The customer changes a setting of a phone number: language, SMS notifications or mailbox.',
  meta: { ports: { loadValue: 'reads', saveValue: 'changes' } },
  context: () => ({ savedValue: null, selectedValue: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The portal loads the setting and locks a visible control.',
      tags: ['loading'],
      invoke: {
        id: 'loadValue',
        src: 'loadValue',
        onDone: {
          target: 'idle',
          description: 'The control shows the saved value.',
          actions: { type: 'storeSavedValue', params: ({ event }) => event.output },
          meta: { requirements: ['A2', 'A3', 'A4'] },
        },
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    failed: {
      description: 'The page shows an error, offers a retry and, from the second failure, customer service.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    idle: {
      description: 'The control shows the saved value, or says that the value is unknown.',
      initial: 'unchanged',
      on: {
        'value.choose': {
          guard: { type: 'anotherValueIsSelected', params: ({ event }) => event },
          target: 'saving',
          description: 'The customer selects another value, which the control shows immediately.',
          actions: { type: 'storeChoice', params: ({ event }) => event },
        },
      },
      states: {
        unchanged: { description: 'The control shows no message.' },
        saved: {
          description: 'A note beside the control says that the provider has saved the value.',
          tags: ['saved'],
          after: {
            savedNotice: { target: 'unchanged', description: 'The note disappears after 2 seconds.' },
          },
        },
      },
    },
    saving: {
      description: 'The portal saves the value once and locks the control.',
      tags: ['busy'],
      invoke: {
        id: 'saveValue',
        src: 'saveValue',
        input: ({ context }) => ({ value: context.selectedValue }),
        onDone: [
          {
            guard: { type: 'valueWasSaved', params: ({ event }) => event.output },
            target: 'idle.saved',
            description: 'The provider saves the value.',
            actions: ['applyChoice', 'announceSuccess'],
            meta: { requirements: ['A2', 'A3', 'A4', 'E1'] },
          },
          {
            target: 'idle',
            description: 'The provider refuses, and the control returns to the saved value.',
            actions: ['clearChoice', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'verifying',
          description:
            'The request fails, or there is no answer within 45 seconds, so the portal shows a message and reloads the setting without a retry.',
          actions: ['clearChoice', 'announceUnknownOutcome'],
        },
      },
    },
    verifying: {
      description:
        'The portal loads the setting, which the provider may have saved or not, and locks the control.',
      tags: ['loading', 'outcomeUnknown'],
      invoke: {
        id: 'verifyValue',
        src: 'loadValue',
        onDone: {
          target: 'idle',
          description: 'The control shows the value that the provider has.',
          actions: { type: 'storeSavedValue', params: ({ event }) => event.output },
        },
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
  },
})
