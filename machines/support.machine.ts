import { assign, emit, fromPromise, setup } from 'xstate'

type Draft = {
  text: string
  typeId: number | null
  contractId: string | null
  /** The customer reports a lost phone. */
  isLoss: boolean
  /** What the last subject has written into the text, for the customer to complete. */
  template: string
}
export type RequestSent =
  /** With the provider's time, in milliseconds. */
  { outcome: 'sent'; sentAt: number } | { outcome: 'refused'; message: string }

export const supportMachine = setup({
  types: {
    context: {} as Draft & {
      message: string
      sentText: string
      sentContractId: string | null
      sentAt: number | null
    },
    events: {} as
      | ({ type: 'draft.restore' | 'text.prefill' } & Draft)
      | { type: 'text.edit'; text: string }
      | { type: 'requestType.choose'; typeId: number }
      | { type: 'contract.choose'; contractId: string }
      | { type: 'request.send'; typeId: number; contractId: string }
      | { type: 'request.begin' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'outcome.unknown' } | { type: 'call.failed' },
    tags: {} as 'busy' | 'sent' | 'outcomeUnknown',
    meta: {} as { ports: { sendRequest: 'changes' } } | { requirements: string[] },
  },
  actors: {
    sendRequest: fromPromise<RequestSent, { typeId?: number; contractId?: string; text: string }>(() => {
      throw new Error('sendRequest must be provided')
    }),
  },
  actions: {
    storeDraft: assign((_, { text, typeId, contractId, isLoss, template }: Draft) => ({
      ...{ text, typeId, contractId, isLoss, template },
      message: '',
    })),
    storeText: assign(({ context }, { text }: { text: string }) => ({
      text,
      isLoss: context.isLoss && text !== '',
      message: '',
    })),
    storeType: assign({ typeId: (_, params: { typeId: number }) => params.typeId }),
    storeContract: assign({
      contractId: (_, params: { contractId: string }) => params.contractId,
      typeId: null,
    }),
    storeMessage: assign({
      message: (_, answer: RequestSent | undefined) => (answer?.outcome === 'refused' ? answer.message : ''),
    }),
    clearMessage: assign({ message: '' }),
    storeSentContract: assign({
      sentContractId: (_, params: { contractId: string }) => params.contractId,
    }),
    storeSent: assign(({ context }, answer: RequestSent | undefined) => ({
      sentText: context.text?.trim() ?? '',
      sentAt: answer?.outcome === 'sent' ? answer.sentAt : null,
      ...{ text: '', template: '' },
      typeId: null,
      contractId: null,
    })),
    clearSent: assign({ sentText: '', sentContractId: null, sentAt: null, isLoss: false }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceUnknownOutcome: emit({ type: 'outcome.unknown' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    draftIsTooShort: ({ context }) => [...(context.text?.trim() ?? '')].length < 10,
    textIsTooShort: (_, { text }: { text: string }) => [...(text?.trim() ?? '')].length < 10,
    draftIsEmpty: ({ context }) => context.text === '',
    requestWasSent: (_, answer: RequestSent) => answer.outcome === 'sent',
    reasonWasGiven: (_, answer: RequestSent) => answer.outcome === 'refused' && answer.message !== '',
  },
}).createMachine({
  id: 'support',
  description: 'The customer writes to customer service, and the session keeps the draft.',
  meta: { ports: { sendRequest: 'changes' } },
  context: () => ({
    ...{ text: '', typeId: null, contractId: null, isLoss: false, template: '', message: '' },
    ...{ sentText: '', sentContractId: null, sentAt: null },
  }),
  initial: 'writing',
  states: {
    writing: {
      description: 'The customer writes, and the portal keeps the text until it is sent.',
      initial: 'pristine',
      on: {
        'draft.restore': {
          guard: 'draftIsEmpty',
          description: 'The portal restores the draft after a reload.',
          actions: {
            type: 'storeDraft',
            params: ({ event }) => event,
          },
          meta: { requirements: ['H1'] },
        },
        'text.prefill': {
          target: '.pristine',
          description: 'The customer selects a subject, and the portal writes the beginning of the text.',
          actions: { type: 'storeDraft', params: ({ event }) => event },
          meta: { requirements: ['H1'] },
        },
        'text.edit': {
          description: 'The customer edits the text.',
          actions: { type: 'storeText', params: ({ event }) => event },
        },
        'requestType.choose': {
          description: 'The customer selects the type of the request.',
          actions: { type: 'storeType', params: ({ event }) => event },
          meta: { requirements: ['H1'] },
        },
        'contract.choose': {
          description: 'The customer selects a contract, and the portal resets the type to its default.',
          actions: {
            type: 'storeContract',
            params: ({ event }) => event,
          },
          meta: { requirements: ['H1'] },
        },
        'request.send': [
          {
            guard: 'draftIsTooShort',
            target: '.tooShort',
            description:
              'The text is shorter than 10 characters without surrounding blanks, so the portal does not send it.',
            meta: { requirements: ['H2'] },
          },
          {
            target: 'sending',
            description: 'The customer sends the request.',
            actions: { type: 'storeSentContract', params: ({ event }) => event },
            meta: { requirements: ['H1'] },
          },
        ],
      },
      states: {
        pristine: {
          description: 'The portal does not validate the text before the first attempt to send.',
          meta: { requirements: ['H2'] },
        },
        unanswered: {
          description: 'The form keeps the text of a request that may have arrived or not.',
          tags: ['outcomeUnknown'],
          on: {
            'text.edit': {
              target: 'pristine',
              description: 'The customer edits the text.',
              actions: { type: 'storeText', params: ({ event }) => event },
            },
          },
        },
        tooShort: {
          description: 'The form says that the text needs at least 10 characters.',
          on: {
            'text.edit': [
              {
                guard: { type: 'textIsTooShort', params: ({ event }) => event },
                description: 'The text is still too short.',
                actions: { type: 'storeText', params: ({ event }) => event },
              },
              {
                target: 'longEnough',
                description: 'The text is now long enough, so the error disappears.',
                actions: { type: 'storeText', params: ({ event }) => event },
                meta: { requirements: ['H2'] },
              },
            ],
          },
        },
        longEnough: {
          description: 'After a failed attempt, the portal validates the text with every change.',
          on: {
            'text.edit': [
              {
                guard: { type: 'textIsTooShort', params: ({ event }) => event },
                target: 'tooShort',
                description: 'The text is too short again.',
                actions: { type: 'storeText', params: ({ event }) => event },
              },
              {
                description: 'The text is still long enough.',
                actions: { type: 'storeText', params: ({ event }) => event },
              },
            ],
          },
        },
      },
    },
    sending: {
      description: 'The portal sends the request once and locks the form.',
      tags: ['busy'],
      entry: 'clearMessage',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context, event }) => ({
          typeId: event.type === 'request.send' ? event.typeId : undefined,
          contractId: event.type === 'request.send' ? event.contractId : undefined,
          text: context.text?.trim(),
        }),
        onDone: [
          {
            guard: { type: 'requestWasSent', params: ({ event }) => event.output },
            target: 'sent',
            description: 'Customer service receives the request, and the portal clears the form.',
            actions: [{ type: 'storeSent', params: ({ event }) => event.output }, 'announceSuccess'],
            meta: { requirements: ['H1', 'E1'] },
          },
          {
            guard: { type: 'reasonWasGiven', params: ({ event }) => event.output },
            target: 'writing',
            description: 'The provider refuses, and the form shows the reason and keeps the text.',
            actions: {
              type: 'storeMessage',
              params: ({ event }) => event.output,
            },
          },
          {
            target: 'writing',
            description: 'The provider refuses without a reason, and the form keeps the text.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'writing.unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, so it may have arrived or not, and the form keeps the text.',
          actions: 'announceUnknownOutcome',
        },
      },
    },
    sent: {
      description: 'The page confirms the request and shows its text.',
      tags: ['sent'],
      meta: { requirements: ['H1'] },
      on: {
        'request.begin': {
          target: 'writing',
          description: 'The customer writes another request.',
          actions: 'clearSent',
        },
        'text.prefill': {
          target: 'writing',
          description: 'The customer selects the subject of another request.',
          actions: ['clearSent', { type: 'storeDraft', params: ({ event }) => event }],
        },
      },
    },
  },
})
