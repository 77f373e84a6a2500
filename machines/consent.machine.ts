import { assign, emit, fromPromise, setup, stateIn } from 'xstate'
import type { Consent } from '../src/api/types'

type Answer = { id: number; agree: boolean }
/** `isPartial` if the portal could not read some consents: the customer may have given one of them. */
export type ConsentList = { items: Consent[]; children: Consent[]; isPartial?: boolean }
export type ConsentSaved = { outcome: 'saved' | 'refused' }

export const consentMachine = setup({
  types: {
    context: {} as ConsentList & {
      pending: Answer | null
      /** The consent that the provider has just saved, while a note says so. */
      savedId: number | null
    },
    events: {} as
      | { type: 'load.retry' }
      | { type: 'consent.answer'; id: number; agree: boolean }
      | { type: 'consents.close' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'call.failed' },
    tags: {} as 'loading' | 'failed' | 'empty' | 'open' | 'busy',
    meta: {} as { ports: { loadConsents: 'reads'; submitConsent: 'changes' } } | { requirements: string[] },
  },
  actors: {
    loadConsents: fromPromise<ConsentList>(() => {
      throw new Error('loadConsents must be provided')
    }),
    submitConsent: fromPromise<ConsentSaved, Partial<Answer>>(() => {
      throw new Error('submitConsent must be provided')
    }),
  },
  actions: {
    storeConsents: assign((_, list: ConsentList | undefined) => ({ isPartial: false, ...list })),
    storeAnswer: assign({ pending: (_, { id, agree }: Answer) => ({ id, agree }) }),
    applyAnswer: assign(({ context: { items, children, pending } }) => {
      const answered = (consent: Consent) =>
        consent.id === pending?.id ? { ...consent, agree: pending.agree } : consent
      return {
        ...{ items: items.map(answered), children: children.map(answered) },
        ...{ pending: null, savedId: pending?.id ?? null },
      }
    }),
    clearAnswer: assign({ pending: null }),
    clearSaved: assign({ savedId: null }),
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
    answerWasSaved: (_, answer: ConsentSaved) => answer.outcome === 'saved',
    customerMayHaveAgreed: (_, list: ConsentList | undefined) =>
      list !== undefined &&
      (list.isPartial === true || [...list.items, ...list.children].some(({ agree }) => agree)),
    modalIsClosed: stateIn({ submitting: 'modalClosed' }),
  },
  delays: { savedNotice: 2_000 },
}).createMachine({
  id: 'consent',
  description: 'The customer answers the data protection consents in a modal or in the settings.',
  meta: { ports: { loadConsents: 'reads', submitConsent: 'changes' } },
  context: () => ({ items: [], children: [], isPartial: false, pending: null, savedId: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The portal loads the consents and locks those that it already shows.',
      tags: ['loading'],
      invoke: {
        id: 'loadConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: { type: 'listIsEmpty', params: ({ event }) => event.output },
            target: 'empty',
            description: 'The provider has no consents to show.',
          },
          {
            target: 'deciding',
            description: 'The consents arrive, and the first one includes its children.',
            actions: { type: 'storeConsents', params: ({ event }) => event.output },
            meta: { requirements: ['A5', 'G1'] },
          },
        ],
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      on: {
        'consents.close': {
          guard: 'consentsAreVisible',
          target: 'checking',
          description: 'The customer closes the modal while the portal reloads its consents.',
          meta: { requirements: ['G1'] },
        },
      },
    },
    failed: {
      description:
        'The settings show an error, offer a retry and, from the second failure, customer service; no modal opens.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    empty: {
      description: 'The settings say that there are no consents, and no modal opens.',
      tags: ['empty'],
    },
    deciding: {
      description: 'The customer gives or withdraws consents, or closes the modal.',
      tags: ['open'],
      initial: 'unchanged',
      on: {
        'consent.answer': {
          guard: {
            type: 'answerIsNew',
            params: ({ event }) => event,
          },
          target: 'submitting',
          description: 'The customer gives or withdraws a consent.',
          actions: {
            type: 'storeAnswer',
            params: ({ event }) => event,
          },
          meta: { requirements: ['A5', 'G1'] },
        },
        'consents.close': [
          {
            guard: { type: 'customerMayHaveAgreed', params: ({ context }) => context },
            target: 'closed',
            description:
              'The customer has given a consent or may have given one, so the portal sends no refusal.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'refusing',
            description: 'The customer closes the modal without any consent, so the portal sends a refusal.',
            meta: { requirements: ['G1'] },
          },
        ],
      },
      states: {
        unchanged: { description: 'No consent has a note.' },
        saved: {
          description: 'A note beside the consent says that the provider has saved the answer.',
          exit: 'clearSaved',
          after: {
            savedNotice: { target: 'unchanged', description: 'The note disappears after 2 seconds.' },
          },
        },
      },
    },
    submitting: {
      description: 'The portal saves the answer and locks the other switches.',
      tags: ['busy'],
      initial: 'modalOpen',
      invoke: {
        id: 'submitConsent',
        src: 'submitConsent',
        input: ({ context: { pending } }) => ({ id: pending?.id, agree: pending?.agree }),
        onDone: [
          {
            guard: 'modalIsClosed',
            target: 'checking',
            description:
              'A message says whether the provider saved the answer, and the portal checks the current consents.',
            actions: ['clearAnswer', { type: 'announceAnswer', params: ({ event }) => event.output }],
            meta: { requirements: ['A5', 'G1', 'E1'] },
          },
          {
            guard: { type: 'answerWasSaved', params: ({ event }) => event.output },
            target: 'deciding.saved',
            description: 'The provider saves the answer, and a note beside the switch says so.',
            actions: ['applyAnswer', 'announceSuccess'],
            meta: { requirements: ['A5', 'E1'] },
          },
          {
            target: 'deciding',
            description: 'The provider refuses, and the switch returns to the saved value.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
        onError: [
          {
            guard: 'modalIsClosed',
            target: 'checking',
            description:
              'The request fails, or there is no answer within 45 seconds, so the portal checks whether the provider saved the answer.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
          {
            target: 'loading',
            description:
              'The request fails, or there is no answer within 45 seconds, so the portal loads the consents again and does not resend the answer.',
            actions: ['clearAnswer', 'announceFailure'],
            meta: { requirements: ['E1'] },
          },
        ],
      },
      states: {
        modalOpen: {
          description: 'The modal or the settings stay open while the portal saves the answer.',
          tags: ['open'],
          on: {
            'consents.close': {
              target: 'modalClosed',
              description: 'The customer closes the modal, and the portal continues to save the answer.',
              meta: { requirements: ['G1'] },
            },
          },
        },
        modalClosed: { description: 'The modal is closed while the portal saves the answer.' },
      },
    },
    checking: {
      description: 'The modal is closed, and the portal checks whether the customer has given any consent.',
      invoke: {
        id: 'checkConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: { type: 'listIsEmpty', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The provider no longer asks for consents.',
          },
          {
            guard: { type: 'customerMayHaveAgreed', params: ({ event }) => event.output },
            target: 'closed',
            description:
              'The customer has given a consent or may have given one, so the portal sends no refusal.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'refusing',
            description: 'The customer closes the modal without any consent, so the portal sends a refusal.',
            actions: { type: 'storeConsents', params: ({ event }) => event.output },
            meta: { requirements: ['G1'] },
          },
        ],
        onError: {
          target: 'closed',
          description:
            'The request fails, or there is no answer within 20 seconds, so the portal sends no refusal, and the provider asks again later.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    refusing: {
      description: 'The modal is closed, and the portal sends the refusal of the first consent.',
      invoke: {
        id: 'refuseFirst',
        src: 'submitConsent',
        input: ({ context }) => ({ id: context.items[0]?.id, agree: false }),
        onDone: [
          {
            guard: { type: 'answerWasSaved', params: ({ event }) => event.output },
            target: 'closed',
            description: 'The provider saves the refusal.',
            meta: { requirements: ['G1'] },
          },
          {
            target: 'closed',
            description: 'The provider does not accept the refusal and asks again later.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'closed',
          description:
            'The request fails, or there is no answer within 45 seconds, and the provider asks again later if it did not receive the refusal.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    closed: { type: 'final', description: 'The flow ends, and the modal stays closed.' },
  },
})
