import { assign, emit, fromPromise, setup } from 'xstate'

type Draft = { text: string; typeId: number | null; contractId: string | null }
export type RequestSent = { outcome: 'sent' | 'refused'; message?: string }

export const supportMachine = setup({
  types: {
    context: {} as Draft & { message: string },
    events: {} as
      | ({ type: 'draft.restore' } & Draft)
      | { type: 'text.edit'; text: string }
      | { type: 'requestType.choose'; typeId: number }
      | { type: 'contract.choose'; contractId: string }
      | { type: 'request.send'; typeId: number; contractId: string },
    emitted: {} as { type: 'change.succeeded' } | { type: 'outcome.unknown' } | { type: 'call.failed' },
    tags: {} as 'busy',
  },
  actors: {
    sendRequest: fromPromise<RequestSent, { typeId: number; contractId: string; text: string }>(() => {
      throw new Error('sendRequest must be provided')
    }),
  },
  actions: {
    restoreDraft: assign((_, { text, typeId, contractId }: Draft) => ({ text, typeId, contractId })),
    storeText: assign({ text: (_, params: { text: string }) => params.text, message: '' }),
    storeType: assign({ typeId: (_, params: { typeId: number | null }) => params.typeId }),
    storeContract: assign({
      contractId: (_, params: { contractId: string | null }) => params.contractId,
      typeId: null,
    }),
    storeMessage: assign({ message: (_, params: { message: string }) => params.message }),
    clearMessage: assign({ message: '' }),
    clearDraft: assign({ text: '', typeId: null, contractId: null }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceUnknownOutcome: emit({ type: 'outcome.unknown' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    draftIsTooShort: ({ context }) => [...context.text.trim()].length < 10,
    textIsTooShort: (_, params: { text: string }) => [...params.text.trim()].length < 10,
    draftIsEmpty: ({ context }) => context.text === '',
    requestWasSent: (_, answer: RequestSent | undefined) => answer?.outcome === 'sent',
    reasonWasGiven: (_, answer: RequestSent | undefined) => Boolean(answer?.message),
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'support',
  description:
    'Writing to customer service. The draft outlives the screen, for it is a child of the session; it ends with it.',
  meta: { ports: { sendRequest: 'changes' } },
  context: () => ({ text: '', typeId: null, contractId: null, message: '' }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The customer writes; what is written stays until it is sent.',
      initial: 'pristine',
      on: {
        'draft.restore': {
          guard: 'draftIsEmpty',
          description: 'What was written before the page was loaded anew is there again.',
          actions: {
            type: 'restoreDraft',
            params: ({ event }) => ({
              text: event.text ?? '',
              typeId: event.typeId ?? null,
              contractId: event.contractId ?? null,
            }),
          },
          meta: { requirements: ['H1'] },
        },
        'text.edit': {
          description: 'The customer writes.',
          actions: { type: 'storeText', params: ({ event }) => ({ text: event.text ?? '' }) },
        },
        'requestType.choose': {
          description: 'The customer says what the request is about.',
          actions: { type: 'storeType', params: ({ event }) => ({ typeId: event.typeId ?? null }) },
          meta: { requirements: ['H1'] },
        },
        'contract.choose': {
          description: 'The customer says which contract it is about; the type is again the usual one.',
          actions: {
            type: 'storeContract',
            params: ({ event }) => ({ contractId: event.contractId ?? null }),
          },
          meta: { requirements: ['H1'] },
        },
        'request.send': [
          {
            guard: 'draftIsTooShort',
            target: '.tooShort',
            description: 'Fewer than 10 characters, blanks around them aside: not sent.',
            meta: { requirements: ['H2'] },
          },
          { target: 'sending', description: 'The customer sends.', meta: { requirements: ['H1'] } },
        ],
      },
      states: {
        pristine: {
          description: 'The text is not judged while the customer has not tried to send it.',
          meta: { requirements: ['H2'] },
        },
        tooShort: {
          description: 'Says that at least 10 characters are needed.',
          on: {
            'text.edit': [
              {
                guard: { type: 'textIsTooShort', params: ({ event }) => ({ text: event.text ?? '' }) },
                description: 'Still too short.',
                actions: { type: 'storeText', params: ({ event }) => ({ text: event.text ?? '' }) },
              },
              {
                target: 'longEnough',
                description: 'Long enough now: the complaint goes.',
                actions: { type: 'storeText', params: ({ event }) => ({ text: event.text ?? '' }) },
                meta: { requirements: ['H2'] },
              },
            ],
          },
        },
        longEnough: {
          description: 'After a failed attempt the text is judged while it is written.',
          on: {
            'text.edit': [
              {
                guard: { type: 'textIsTooShort', params: ({ event }) => ({ text: event.text ?? '' }) },
                target: 'tooShort',
                description: 'Too short again.',
                actions: { type: 'storeText', params: ({ event }) => ({ text: event.text ?? '' }) },
              },
              {
                description: 'Still long enough.',
                actions: { type: 'storeText', params: ({ event }) => ({ text: event.text ?? '' }) },
              },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The request is on its way. Sent once; the form is locked until the provider answers.',
      tags: ['busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context, event }) => ({
          typeId: event.type === 'request.send' ? (event.typeId ?? 0) : 0,
          contractId: event.type === 'request.send' ? (event.contractId ?? '') : '',
          text: context.text.trim(),
        }),
        onDone: [
          {
            guard: { type: 'requestWasSent', params: ({ event }) => event.output },
            target: 'writing',
            description: 'Customer service has the request; the form is empty again.',
            actions: ['clearDraft', 'announceSuccess'],
            meta: { requirements: ['H1', 'E1'] },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => event.output },
            target: 'writing',
            description: 'Refused: the reason stands under the text, which stays.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => ({ message: event.output?.message ?? '' }),
            },
          },
          {
            target: 'writing',
            description: 'Refused without a reason; the text stays.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'writing',
          description: 'No usable answer: the request may have arrived, or not; the text stays.',
          actions: 'announceUnknownOutcome',
        },
      },
      after: {
        changeTimeout: {
          target: 'writing',
          description: 'No answer within 45 seconds: the request may have arrived, or not; the text stays.',
          actions: 'announceUnknownOutcome',
        },
      },
    },
  },
})
