import { assign, emit, fromPromise, setup } from 'xstate'

export type PaymentOutcome = 'succeeded' | 'failed' | 'unconfirmed'
/** A top-up or a bill of the portal, or a payment that was begun in the mobile app. */
export type PaymentKind = 'topUp' | 'bill' | 'app'
/** A payment whose result the provider was asked for; without an outcome, nobody knows what it said. */
export type AskedPayment = { checkoutId: string; outcome: 'succeeded' | 'failed' | null }
/** What names a payment; the address may lack the id of its checkout. */
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
    tags: {} as 'loading',
  },
  actors: {
    askResult: fromPromise<Answer, { checkoutId: string; kind: PaymentKind }>(() => {
      throw new Error('askResult must be provided')
    }),
  },
  actions: {
    storePayment: assign({ payment: (_, payment: Payment) => payment }),
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
    topUpSucceeded: ({ context }, answer: Answer | undefined) =>
      context.payment?.kind === 'topUp' && answer?.outcome === 'succeeded',
    paymentSucceeded: (_, answer: Answer | undefined) => answer?.outcome === 'succeeded',
    paymentFailed: (_, answer: Answer | undefined) => answer?.outcome === 'failed',
    paymentIsFromApp: ({ context }) => context.payment?.kind === 'app',
  },
  delays: { readTimeout: 20_000 },
}).createMachine({
  id: 'paymentResult',
  description:
    'The customer comes back from the payment provider and learns what became of the payment. The provider tells a result once, so that it is asked once for each payment, however often the page is opened.',
  // A payment provider hands a result out once.
  meta: { ports: { askResult: 'changes' } },
  context: ({ input }) => ({ payment: null, askedPayments: input?.askedPayments ?? [] }),
  initial: 'idle',
  on: {
    'result.ask': [
      {
        guard: { type: 'checkoutIsUnchanged', params: ({ event }) => event.checkoutId ?? null },
        description: 'The page is drawn again, e.g. in another language: what it shows stays.',
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'checkoutIsMissing', params: ({ event }) => event.checkoutId ?? null },
        target: '.failed',
        description: 'The address names no payment: there is nothing to ask for.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentAlreadySucceeded', params: ({ event }) => event.checkoutId ?? null },
        target: '.succeeded',
        description: 'This tab has been told before, e.g. before the page was reloaded.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentAlreadyFailed', params: ({ event }) => event.checkoutId ?? null },
        target: '.failed',
        description: 'This tab has been told before, e.g. before the page was reloaded.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'resultWasAlreadyAsked', params: ({ event }) => event.checkoutId ?? null },
        target: '.unconfirmed',
        description: 'It was asked for, but the answer was open or got lost, e.g. by a reload.',
        actions: {
          type: 'storePayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        target: '.asking',
        description: 'The customer comes back from this payment for the first time.',
        actions: [
          {
            type: 'storePayment',
            params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
          },
          { type: 'storeAskedPayment', params: ({ event }) => event.checkoutId ?? '' },
        ],
        meta: { requirements: ['P7', 'P8'] },
      },
    ],
    'result.clear': [
      {
        guard: 'paymentIsFromApp',
        description: 'The session ends, but a payment of the mobile app belongs to none: its result stays.',
        actions: 'clearOtherPayments',
      },
      {
        target: '.idle',
        description: 'The session ends: nothing is left for the next customer.',
        actions: 'clearPayments',
        meta: { requirements: ['S3'] },
      },
    ],
  },
  states: {
    idle: { description: 'Nobody has come back from a payment yet.' },
    asking: {
      description: 'The provider is asked what became of the payment; once, because it tells it once.',
      tags: ['loading'],
      invoke: {
        id: 'askResult',
        src: 'askResult',
        input: ({ context }) => ({
          checkoutId: context.payment?.checkoutId ?? '',
          kind: context.payment?.kind ?? 'topUp',
        }),
        onDone: [
          {
            guard: { type: 'topUpSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            description: 'The code of the answer says so, and the balance has grown: it is loaded anew.',
            actions: [{ type: 'storeOutcome', params: { outcome: 'succeeded' } }, 'announceAccountChanged'],
            meta: { requirements: ['P7'] },
          },
          {
            guard: { type: 'paymentSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            description: 'The code of the answer says so; the address alone never does.',
            actions: { type: 'storeOutcome', params: { outcome: 'succeeded' } },
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            guard: { type: 'paymentFailed', params: ({ event }) => event.output },
            target: 'failed',
            description: 'Declined, cancelled, expired, or not known to the provider.',
            actions: { type: 'storeOutcome', params: { outcome: 'failed' } },
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            target: 'unconfirmed',
            description: 'The payment is still on its way.',
            meta: { requirements: ['P7', 'P8'] },
          },
        ],
        onError: {
          target: 'unconfirmed',
          description: 'No usable answer: it may have been paid, so nobody should just pay again.',
          meta: { requirements: ['P7', 'P8'] },
        },
      },
      after: {
        readTimeout: {
          target: 'unconfirmed',
          description: 'No answer within 20 seconds: it may have been paid, so nobody should just pay again.',
          meta: { requirements: ['P7', 'P8'] },
        },
      },
    },
    succeeded: { description: 'Says that the payment succeeded.', entry: 'announceSuccess' },
    failed: {
      description: 'Says that the payment failed, and what to look at before paying again.',
      entry: 'announceFailure',
    },
    unconfirmed: {
      description:
        'Says that the payment is not confirmed yet, and what to check before paying again. A notice says the same; it is no failure.',
      entry: 'announceUnconfirmed',
    },
  },
})
