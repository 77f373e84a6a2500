import { assign, emit, fromPromise, setup } from 'xstate'

export type SettingSaved = { outcome: 'saved' | 'refused' }

export const settingMachine = setup({
  types: {
    // Nothing is kept before the first answer, and where the provider has a value that nobody knows.
    context: {} as { savedValue: number | null; chosenValue: number | null },
    events: {} as { type: 'load.retry' } | { type: 'value.choose'; value: number },
    emitted: {} as
      | { type: 'call.failed' }
      | { type: 'change.succeeded' }
      | { type: 'outcome.unknown'; change: 'setting' },
    tags: {} as 'loading' | 'failed' | 'busy',
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
      savedValue: (_, params: { value: number | null }) => params.value,
      chosenValue: null,
    }),
    storeChoice: assign({ chosenValue: (_, params: { value: number | null }) => params.value }),
    applyChoice: assign({ savedValue: ({ context }) => context.chosenValue, chosenValue: null }),
    clearChoice: assign({ chosenValue: null }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceFailure: emit({ type: 'call.failed' }),
    announceUnknownOutcome: emit({ type: 'outcome.unknown', change: 'setting' }),
  },
  guards: {
    anotherValueIsChosen: ({ context }, params: { value: number | null }) =>
      params.value !== context.savedValue,
    valueWasSaved: (_, answer: SettingSaved | undefined) => answer?.outcome === 'saved',
  },
  delays: { readTimeout: 20_000, changeTimeout: 45_000 },
}).createMachine({
  id: 'setting',
  description: 'One setting of a phone number: its language, its SMS notifications or its mailbox.',
  meta: { ports: { loadValue: 'reads', saveValue: 'changes' } },
  context: () => ({ savedValue: null, chosenValue: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The provider is asked what is set; a control that stands already is locked.',
      tags: ['loading'],
      invoke: {
        id: 'loadValue',
        src: 'loadValue',
        onDone: {
          target: 'idle',
          description: 'The control shows what the provider has.',
          actions: { type: 'storeSavedValue', params: ({ event }) => ({ value: event.output ?? null }) },
          meta: { requirements: ['A2', 'A3', 'A4'] },
        },
        onError: {
          target: 'failed',
          description: 'No usable answer.',
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
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    idle: {
      description:
        'The control shows what the provider has, or says that nobody knows, and waits for a choice.',
      on: {
        'value.choose': {
          guard: { type: 'anotherValueIsChosen', params: ({ event }) => ({ value: event.value ?? null }) },
          target: 'saving',
          description: 'The customer chooses another value; the control shows it at once.',
          actions: { type: 'storeChoice', params: ({ event }) => ({ value: event.value ?? null }) },
        },
      },
    },
    saving: {
      description: 'The provider is told. Asked once; the control is locked until it answers.',
      tags: ['busy'],
      invoke: {
        id: 'saveValue',
        src: 'saveValue',
        input: ({ context }) => ({ value: context.chosenValue }),
        onDone: [
          {
            guard: { type: 'valueWasSaved', params: ({ event }) => event.output },
            target: 'idle',
            description: 'The provider keeps the choice.',
            actions: ['applyChoice', 'announceSuccess'],
            meta: { requirements: ['A2', 'A3', 'A4', 'E1'] },
          },
          {
            target: 'idle',
            description: 'Refused: the control falls back to what the provider has.',
            actions: ['clearChoice', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'loading',
          description:
            'No usable answer: the customer is told, and the provider is asked what it has now; nothing is repeated.',
          actions: ['clearChoice', 'announceUnknownOutcome'],
        },
      },
      after: {
        changeTimeout: {
          target: 'loading',
          description:
            'No answer within 45 seconds: the customer is told, and the provider is asked what it has now.',
          actions: ['clearChoice', 'announceUnknownOutcome'],
        },
      },
    },
  },
})
