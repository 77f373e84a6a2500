import { assign, emit, fromPromise, setup, stateIn } from 'xstate'

/** As far as this flow knows a consent: whether the customer agrees to it. */
type Consent = { id: number; agree?: boolean }
type Answer = { id: number; agree: boolean }
/** `isPartial` if some could not be read: the customer may have agreed to one of those. */
export type ConsentList = { items: Consent[]; children: Consent[]; isPartial?: boolean }
export type ConsentSaved = { outcome: 'saved' | 'refused' }

export const consentMachine = setup({
  types: {
    context: {} as ConsentList & { pending: Answer | null },
    events: {} as
      | { type: 'load.retry' }
      | { type: 'consent.answer'; id: number; agree: boolean }
      | { type: 'consents.close' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'call.failed' },
    tags: {} as 'loading' | 'failed' | 'empty' | 'open' | 'busy',
  },
  actors: {
    loadConsents: fromPromise<ConsentList>(() => {
      throw new Error('loadConsents must be provided')
    }),
    submitConsent: fromPromise<ConsentSaved, Answer>(() => {
      throw new Error('submitConsent must be provided')
    }),
  },
  actions: {
    storeConsents: assign((_, list: ConsentList | undefined) => ({
      items: list?.items ?? [],
      children: list?.children ?? [],
      isPartial: list?.isPartial ?? false,
    })),
    storeAnswer: assign({ pending: (_, answer: Answer) => answer }),
    applyAnswer: assign(({ context: { items, children, pending } }) => {
      const answered = (consent: Consent) =>
        consent.id === pending?.id ? { ...consent, agree: pending.agree } : consent
      return { items: items.map(answered), children: children.map(answered), pending: null }
    }),
    clearAnswer: assign({ pending: null }),
    announceAnswer: emit((_, answer: ConsentSaved | undefined) => ({
      type: answer?.outcome === 'saved' ? 'change.succeeded' : 'call.failed',
    })),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    listIsEmpty: (_, list: ConsentList | undefined) => !list || list.items.length === 0,
    consentsAreVisible: ({ context }) => context.items.length > 0,
    answerIsNew: ({ context }, answer: Answer) =>
      [...context.items, ...context.children].some(
        ({ id, agree = false }) => id === answer.id && agree !== answer.agree,
      ),
    answerWasSaved: (_, answer: ConsentSaved | undefined) => answer?.outcome === 'saved',
    customerMayHaveAgreed: (_, list: ConsentList | undefined) =>
      (list?.isPartial ?? false) ||
      [...(list?.items ?? []), ...(list?.children ?? [])].some(({ agree }) => agree),
    modalIsClosed: stateIn({ submitting: 'modalClosed' }),
  },
  delays: { readTimeout: 20_000, changeTimeout: 45_000 },
}).createMachine({
  id: 'consent',
  description:
    'The consents of data protection: in a modal if the provider wants them, and on a tab of the settings.',
  meta: { ports: { loadConsents: 'reads', submitConsent: 'changes' } },
  context: () => ({ items: [], children: [], isPartial: false, pending: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The provider is asked for the consents; those shown before stay in sight but are locked.',
      tags: ['loading'],
      invoke: {
        id: 'loadConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: { type: 'listIsEmpty', params: ({ event }) => event.output },
            target: 'empty',
            description: 'The provider has no consents to ask for.',
          },
          {
            target: 'deciding',
            description: 'The consents are here, the first one with its children.',
            actions: { type: 'storeConsents', params: ({ event }) => event.output },
            meta: { requirements: ['A5', 'G1'] },
          },
        ],
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
      on: {
        'consents.close': {
          guard: 'consentsAreVisible',
          target: 'checking',
          description: 'The customer closes the modal while its consents are asked for anew.',
          meta: { requirements: ['G1'] },
        },
      },
    },
    failed: {
      description: 'The tab says that something went wrong and offers another try; no modal shows.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    empty: { description: 'The tab says that there is nothing; no modal shows.', tags: ['empty'] },
    deciding: {
      description: 'The customer agrees, takes back, or leaves.',
      tags: ['open'],
      on: {
        'consent.answer': {
          guard: {
            type: 'answerIsNew',
            params: ({ event }) => ({ id: event.id ?? 0, agree: event.agree ?? false }),
          },
          target: 'submitting',
          description: 'The customer agrees to a consent, or takes it back.',
          actions: {
            type: 'storeAnswer',
            params: ({ event }) => ({ id: event.id ?? 0, agree: event.agree ?? false }),
          },
          meta: { requirements: ['A5', 'G1'] },
        },
        'consents.close': [
          {
            guard: { type: 'customerMayHaveAgreed', params: ({ context }) => context },
            target: 'closed',
            description:
              'The answers were given one by one, or not all could be read: nothing is left to say.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'refusing',
            description: 'To leave without agreeing to anything is to refuse.',
            meta: { requirements: ['G1'] },
          },
        ],
      },
    },
    submitting: {
      description: 'The provider is told at once; the other switches wait.',
      tags: ['busy'],
      initial: 'modalOpen',
      invoke: {
        id: 'submitConsent',
        src: 'submitConsent',
        input: ({ context }) => context.pending ?? { id: 0, agree: false },
        onDone: [
          {
            guard: 'modalIsClosed',
            target: 'checking',
            description:
              'The customer is told whether the answer was kept; what the provider has now decides.',
            actions: ['clearAnswer', { type: 'announceAnswer', params: ({ event }) => event.output }],
            meta: { requirements: ['A5', 'G1', 'E1'] },
          },
          {
            guard: { type: 'answerWasSaved', params: ({ event }) => event.output },
            target: 'deciding',
            description: 'The provider keeps the answer.',
            actions: ['applyAnswer', 'announceSuccess'],
            meta: { requirements: ['A5', 'E1'] },
          },
          {
            target: 'deciding',
            description: 'Refused: the switch falls back to what the provider has.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: [
          {
            guard: 'modalIsClosed',
            target: 'checking',
            description: 'No usable answer: the provider may have kept it, or not.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
          {
            target: 'loading',
            description: 'No usable answer: the provider is asked what it has now; nothing is repeated.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
      },
      after: {
        changeTimeout: [
          {
            guard: 'modalIsClosed',
            target: 'checking',
            description: 'No answer within 45 seconds: the provider may have kept it, or not.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
          {
            target: 'loading',
            description:
              'No answer within 45 seconds: the provider is asked what it has now; nothing is repeated.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
      },
      states: {
        modalOpen: {
          description: 'The customer waits for the answer.',
          tags: ['open'],
          on: {
            'consents.close': {
              target: 'modalClosed',
              description: 'The customer closes the modal; the answer under way goes on.',
              meta: { requirements: ['G1'] },
            },
          },
        },
        modalClosed: { description: 'The modal is gone; the answer under way is waited for.' },
      },
    },
    checking: {
      description: 'The modal is gone; the provider is asked whether it has any consent of the customer.',
      invoke: {
        id: 'checkConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: { type: 'listIsEmpty', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The provider does not ask for anything any more.',
          },
          {
            guard: { type: 'customerMayHaveAgreed', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The customer has agreed to something, or may have: nothing is left to say.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'refusing',
            description: 'To leave without agreeing to anything is to refuse.',
            actions: { type: 'storeConsents', params: ({ event }) => event.output },
            meta: { requirements: ['G1'] },
          },
        ],
        onError: {
          target: 'closed',
          description: 'No usable answer: nothing is refused, and the provider will ask again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'closed',
          description: 'No answer within 20 seconds: nothing is refused, and the provider will ask again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    refusing: {
      description: 'The modal is gone; the provider is told that the first consent is refused.',
      invoke: {
        id: 'refuseFirst',
        src: 'submitConsent',
        input: ({ context }) => ({ id: context.items[0]?.id ?? 0, agree: false }),
        onDone: [
          {
            guard: { type: 'answerWasSaved', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The provider keeps the refusal.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'closed',
            description: 'The provider did not take the refusal; it will ask again.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'closed',
          description: 'No usable answer; if the refusal did not arrive, the provider will ask again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        changeTimeout: {
          target: 'closed',
          description:
            'No answer within 45 seconds; if the refusal did not arrive, the provider will ask again.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    closed: { type: 'final', description: 'Nobody is asked, or not any more.' },
  },
})
