import { assign, emit, fromPromise, setup } from 'xstate'
import type { Consent } from '../src/api/types'

type Answer = { id: number; agree: boolean }
export type ConsentList = { items: Consent[]; children: Consent[] }
export type ConsentKept = { outcome: 'kept' | 'refused' }

export const consentMachine = setup({
  types: {
    context: {} as ConsentList & { pending: Answer | null; isClosing: boolean },
    events: {} as
      | { type: 'load.retry' }
      | { type: 'consent.answer'; id: number; agree: boolean }
      | { type: 'consents.close' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'call.failed' },
  },
  actors: {
    loadConsents: fromPromise<ConsentList>(() => {
      throw new Error('loadConsents must be provided')
    }),
    submitConsent: fromPromise<ConsentKept, Answer>(() => {
      throw new Error('submitConsent must be provided')
    }),
  },
  actions: {
    rememberConsents: assign((_, { items, children }: ConsentList) => ({ items, children })),
    rememberAnswer: assign({ pending: (_, params: Answer) => params }),
    keepAnswer: assign(({ context: { items, children, pending } }) => {
      const answered = (consent: Consent) =>
        consent.id === pending?.id ? { ...consent, agree: pending.agree } : consent
      return { items: items.map(answered), children: children.map(answered), pending: null }
    }),
    forgetAnswer: assign({ pending: null }),
    rememberClosing: assign({ isClosing: true }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    thereIsNothingToDecide: (_, params: { items: Consent[] }) => params.items.length === 0,
    answerIsNew: ({ context }, params: Answer) =>
      [...context.items, ...context.children].some(
        ({ id, agree = false }) => id === params.id && agree !== params.agree,
      ),
    answerWasKept: (_, params: { outcome: string | undefined }) => params.outcome === 'kept',
    customerIsLeaving: ({ context }) => context.isClosing,
    customerIsLeavingWithNothingAgreed: ({ context: { isClosing, items, children } }) =>
      isClosing && ![...items, ...children].some(({ agree }) => agree),
  },
}).createMachine({
  id: 'consent',
  description:
    'The consents of data protection: in a modal if the provider wants them, and on a tab of the settings.',
  context: () => ({ items: [], children: [], pending: null, isClosing: false }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The consents are on their way; no modal shows yet.',
      tags: ['loading'],
      invoke: {
        id: 'loadConsents',
        src: 'loadConsents',
        onDone: [
          {
            guard: {
              type: 'thereIsNothingToDecide',
              params: ({ event }) => ({ items: event.output?.items ?? [] }),
            },
            target: 'empty',
            description: 'The provider has no consents to ask for.',
          },
          {
            target: 'open',
            description: 'The consents are here, the first one with its children.',
            actions: {
              type: 'rememberConsents',
              params: ({ event }) => ({
                items: event.output?.items ?? [],
                children: event.output?.children ?? [],
              }),
            },
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
    },
    failed: {
      description: 'The tab says that something went wrong and offers another try; no modal shows.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
    empty: { description: 'The tab says that there is nothing; no modal shows.', tags: ['empty'] },
    open: {
      description: 'The customer sees the consents.',
      tags: ['open'],
      initial: 'deciding',
      on: {
        'consents.close': {
          description: 'The customer closes the modal; an answer under way is waited for.',
          actions: 'rememberClosing',
          meta: { requirements: ['G1'] },
        },
      },
      states: {
        deciding: {
          description: 'The customer agrees, takes back, or leaves.',
          always: [
            {
              guard: 'customerIsLeavingWithNothingAgreed',
              target: '#consent.refusing',
              description: 'To leave without agreeing to anything is to refuse.',
              meta: { requirements: ['G1'] },
            },
            {
              guard: 'customerIsLeaving',
              target: '#consent.closed',
              description: 'The answers were given one by one: nothing is left to say.',
              meta: { requirements: ['G1'] },
            },
          ],
          on: {
            'consent.answer': {
              guard: {
                type: 'answerIsNew',
                params: ({ event }) => ({ id: event.id ?? 0, agree: event.agree ?? false }),
              },
              target: 'submitting',
              description: 'The customer agrees to a consent, or takes it back.',
              actions: {
                type: 'rememberAnswer',
                params: ({ event }) => ({ id: event.id ?? 0, agree: event.agree ?? false }),
              },
              meta: { requirements: ['A5', 'G1'] },
            },
          },
        },
        submitting: {
          description: 'The provider is told at once; the other switches wait.',
          tags: ['busy'],
          invoke: {
            id: 'submitConsent',
            src: 'submitConsent',
            input: ({ context }) => context.pending ?? { id: 0, agree: false },
            onDone: [
              {
                guard: { type: 'answerWasKept', params: ({ event }) => ({ outcome: event.output?.outcome }) },
                target: 'deciding',
                description: 'The provider keeps the answer.',
                actions: ['keepAnswer', 'announceSuccess'],
                meta: { requirements: ['A5', 'E1'] },
              },
              {
                target: 'deciding',
                description: 'Refused: the switch falls back to what the provider has.',
                actions: ['forgetAnswer', 'announceFailure'],
                meta: { requirements: ['E1'] },
              },
            ],
            onError: {
              target: 'reloading',
              description: 'No usable answer: the provider may have kept it, or not.',
              actions: ['forgetAnswer', 'announceFailure'],
              meta: { requirements: ['E1'] },
            },
          },
        },
        reloading: {
          description: 'The provider is asked what it has now; nothing is repeated.',
          tags: ['busy'],
          invoke: {
            id: 'reloadConsents',
            src: 'loadConsents',
            onDone: {
              target: 'deciding',
              description: 'The switches show what the provider has.',
              actions: {
                type: 'rememberConsents',
                params: ({ event }) => ({
                  items: event.output?.items ?? [],
                  children: event.output?.children ?? [],
                }),
              },
            },
            onError: {
              target: '#consent.failed',
              description: 'Still no usable answer.',
              actions: 'announceFailure',
            },
          },
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
            guard: { type: 'answerWasKept', params: ({ event }) => ({ outcome: event.output?.outcome }) },
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
    },
    closed: { type: 'final', description: 'Nobody is asked, or not any more.' },
  },
})
