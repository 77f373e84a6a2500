import { assign, emit, fromPromise, setup } from 'xstate'

export type PaymentOutcome = 'succeeded' | 'failed' | 'unconfirmed'
/** A top-up or bill payment of the portal, or a payment of the mobile app. */
export type PaymentKind = 'topUp' | 'bill' | 'app'
/** A payment whose result the portal requested; the outcome is `null` while unknown. */
export type AskedPayment = { checkoutId: string; outcome: 'succeeded' | 'failed' | null }
/** The identity of a payment; the address may lack its checkout id. */
type Payment = { checkoutId: string | null; kind: PaymentKind }
type Answer = { outcome: PaymentOutcome }

export const paymentResultMachine = setup({
  types: {
    input: {} as { askedPayments: readonly AskedPayment[] },
    context: {} as { payment: Payment | null; askedPayments: readonly AskedPayment[] },
    events: {} as ({ type: 'result.ask' } & Payment) | { type: 'result.clear' },
    emitted: {} as
      | { type: 'payment.succeeded' }
      | { type: 'payment.failed' }
      | { type: 'payment.unconfirmed' }
      | { type: 'account.changed' },
    tags: {} as 'loading' | 'outcomeUnknown',
    meta: {} as { ports: { askResult: { kind: 'changes'; seconds: 20 } } } | { requirements: string[] },
  },
  actors: {
    askResult: fromPromise<Answer, Partial<Payment>>(() => {
      throw new Error('askResult must be provided')
    }),
  },
  actions: {
    storePayment: assign({ payment: (_, { checkoutId, kind }: Payment) => ({ checkoutId, kind }) }),
    storeAskedPayment: assign({
      askedPayments: ({ context }, checkoutId: string) => [
        ...context.askedPayments,
        { checkoutId, outcome: null },
      ],
    }),
    storeOutcome: assign({
      askedPayments: ({ context }, params: { outcome: 'succeeded' | 'failed' }) =>
        context.askedPayments.map((one) =>
          one.checkoutId === context.payment?.checkoutId ? { ...one, outcome: params.outcome } : one,
        ),
    }),
    clearPayments: assign({ payment: null, askedPayments: [] }),
    clearOtherPayments: assign({
      askedPayments: ({ context }) =>
        context.askedPayments.filter(({ checkoutId }) => checkoutId === context.payment?.checkoutId),
    }),
    announceSuccess: emit({ type: 'payment.succeeded' }),
    announceFailure: emit({ type: 'payment.failed' }),
    announceUnconfirmed: emit({ type: 'payment.unconfirmed' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
  },
  guards: {
    checkoutIsUnchanged: ({ context }, checkoutId: string | null) =>
      context.payment !== null && context.payment.checkoutId === checkoutId,
    checkoutIsMissing: (_, checkoutId: string | null) => checkoutId === null,
    paymentAlreadySucceeded: ({ context }, checkoutId: string | null) =>
      context.askedPayments.some((one) => one.checkoutId === checkoutId && one.outcome === 'succeeded'),
    paymentAlreadyFailed: ({ context }, checkoutId: string | null) =>
      context.askedPayments.some((one) => one.checkoutId === checkoutId && one.outcome === 'failed'),
    resultWasAlreadyAsked: ({ context }, checkoutId: string | null) =>
      context.askedPayments.some((one) => one.checkoutId === checkoutId),
    topUpSucceeded: ({ context }, answer: Answer) =>
      context.payment?.kind === 'topUp' && answer.outcome === 'succeeded',
    paymentSucceeded: (_, answer: Answer) => answer.outcome === 'succeeded',
    paymentFailed: (_, answer: Answer) => answer.outcome === 'failed',
    paymentIsFromApp: ({ context }) => context.payment?.kind === 'app',
  },
}).createMachine({
  id: 'paymentResult',
  description:
    'The customer returns from the payment provider, and the portal requests the result once for each payment.',
  // A payment provider returns a result only once.
  meta: { ports: { askResult: { kind: 'changes', seconds: 20 } } },
  context: ({ input }) => ({ payment: null, askedPayments: input?.askedPayments ?? [] }),
  initial: 'idle',
  on: {
    'result.ask': [
      {
        guard: { type: 'checkoutIsUnchanged', params: ({ event }) => event.checkoutId },
        description: 'The page renders again with the same payment, and the result stays.',
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'checkoutIsMissing', params: ({ event }) => event.checkoutId },
        target: '.unconfirmed',
        description: 'The address names no payment, so its outcome is unknown.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => event,
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentAlreadySucceeded', params: ({ event }) => event.checkoutId },
        target: '.succeeded',
        description: 'This tab already knows the result, for example from before a reload.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => event,
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentAlreadyFailed', params: ({ event }) => event.checkoutId },
        target: '.failed',
        description: 'This tab already knows the result, for example from before a reload.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => event,
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'resultWasAlreadyAsked', params: ({ event }) => event.checkoutId },
        target: '.unconfirmed',
        description: 'This tab already requested the result, but the answer was lost or not final.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => event,
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        target: '.asking',
        description: 'The customer returns from this payment for the first time.',
        actions: [
          {
            type: 'storePayment',
            params: ({ event }) => event,
          },
          { type: 'storeAskedPayment', params: ({ event }) => event.checkoutId ?? '' },
        ],
        meta: { requirements: ['P7', 'P8'] },
      },
    ],
    'result.clear': [
      {
        guard: 'paymentIsFromApp',
        description: 'The session ends, and the portal keeps the result of a mobile app payment.',
        actions: 'clearOtherPayments',
      },
      {
        target: '.idle',
        description: 'The session ends, so the portal clears all results.',
        actions: 'clearPayments',
        meta: { requirements: ['S3'] },
      },
    ],
  },
  states: {
    idle: { description: 'The customer has not returned from a payment.' },
    asking: {
      description:
        "The portal asks the customer's other tabs, then the provider, once, because it returns a result only once.",
      tags: ['loading'],
      invoke: {
        id: 'askResult',
        src: 'askResult',
        input: ({ context }) => ({
          checkoutId: context.payment?.checkoutId,
          kind: context.payment?.kind,
        }),
        onDone: [
          {
            guard: { type: 'topUpSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            description: 'The answer confirms the top-up, so the portal reloads the balance.',
            actions: [{ type: 'storeOutcome', params: { outcome: 'succeeded' } }, 'announceAccountChanged'],
            meta: { requirements: ['P7'] },
          },
          {
            guard: { type: 'paymentSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            description: 'The answer confirms the payment.',
            actions: { type: 'storeOutcome', params: { outcome: 'succeeded' } },
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            guard: { type: 'paymentFailed', params: ({ event }) => event.output },
            target: 'failed',
            description: 'The provider says that the payment failed.',
            actions: { type: 'storeOutcome', params: { outcome: 'failed' } },
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            target: 'unconfirmed',
            description: 'The payment is still pending, or the provider refuses to say its outcome.',
            meta: { requirements: ['P7', 'P8'] },
          },
        ],
        onError: {
          target: 'unconfirmed',
          description:
            'The request fails, or there is no answer within 20 seconds, so the result is unknown, and the customer should not pay again yet.',
          meta: { requirements: ['P7', 'P8'] },
        },
      },
    },
    succeeded: { description: 'The page says that the payment succeeded.', entry: 'announceSuccess' },
    failed: {
      description:
        'The page says that the payment failed, and offers the same payment again or another way to pay.',
      entry: 'announceFailure',
    },
    unconfirmed: {
      description: 'The page and a message say that the payment is unconfirmed, and what to check first.',
      tags: ['outcomeUnknown'],
      entry: 'announceUnconfirmed',
    },
  },
})
