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
    input: {} as { asked: readonly AskedPayment[] },
    context: {} as { payment: Payment | null; asked: readonly AskedPayment[] },
    events: {} as ({ type: 'result.ask' } & Payment) | { type: 'result.forget' },
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
    rememberPayment: assign({ payment: (_, payment: Payment) => payment }),
    rememberAsking: assign({
      asked: ({ context }, checkoutId: string) => [...context.asked, { checkoutId, outcome: null }],
    }),
    rememberOutcome: assign({
      asked: ({ context }, params: { outcome: 'succeeded' | 'failed' }) =>
        context.asked.map((one) =>
          one.checkoutId === context.payment?.checkoutId ? { ...one, outcome: params.outcome } : one,
        ),
    }),
    forgetPayments: assign({ payment: null, asked: [] }),
    forgetOtherPayments: assign({
      asked: ({ context }) =>
        context.asked.filter(({ checkoutId }) => checkoutId === context.payment?.checkoutId),
    }),
    announceSuccess: emit({ type: 'payment.succeeded' }),
    announceFailure: emit({ type: 'payment.failed' }),
    announceUnconfirmed: emit({ type: 'payment.unconfirmed' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
  },
  guards: {
    checkoutIsTheSame: ({ context }, checkoutId: string | null) =>
      context.payment !== null && context.payment.checkoutId === checkoutId,
    checkoutIsMissing: (_, checkoutId: string | null) => checkoutId === null,
    paymentSucceededBefore: ({ context }, checkoutId: string | null) =>
      context.asked.some((one) => one.checkoutId === checkoutId && one.outcome === 'succeeded'),
    paymentFailedBefore: ({ context }, checkoutId: string | null) =>
      context.asked.some((one) => one.checkoutId === checkoutId && one.outcome === 'failed'),
    resultWasAskedBefore: ({ context }, checkoutId: string | null) =>
      context.asked.some((one) => one.checkoutId === checkoutId),
    topUpSucceeded: ({ context }, answer: Answer | undefined) =>
      context.payment?.kind === 'topUp' && answer?.outcome === 'succeeded',
    paymentSucceeded: (_, answer: Answer | undefined) => answer?.outcome === 'succeeded',
    paymentFailed: (_, answer: Answer | undefined) => answer?.outcome === 'failed',
    paymentIsOfTheApp: ({ context }) => context.payment?.kind === 'app',
  },
  delays: { readTimeout: 20_000 },
}).createMachine({
  id: 'paymentResult',
  description:
    'The customer comes back from the payment provider and learns what became of the payment. The provider tells a result once, so that it is asked once for each payment, however often the page is opened.',
  // A payment provider hands a result out once.
  meta: { ports: { askResult: 'changes' } },
  context: ({ input }) => ({ payment: null, asked: input?.asked ?? [] }),
  initial: 'idle',
  on: {
    'result.ask': [
      {
        guard: { type: 'checkoutIsTheSame', params: ({ event }) => event.checkoutId ?? null },
        description: 'The page is drawn again, e.g. in another language: what it shows stays.',
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'checkoutIsMissing', params: ({ event }) => event.checkoutId ?? null },
        target: '.failed',
        description: 'The address names no payment: there is nothing to ask for.',
        actions: {
          type: 'rememberPayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentSucceededBefore', params: ({ event }) => event.checkoutId ?? null },
        target: '.succeeded',
        description: 'This tab has been told before, e.g. before the page was reloaded.',
        actions: {
          type: 'rememberPayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'paymentFailedBefore', params: ({ event }) => event.checkoutId ?? null },
        target: '.failed',
        description: 'This tab has been told before, e.g. before the page was reloaded.',
        actions: {
          type: 'rememberPayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        guard: { type: 'resultWasAskedBefore', params: ({ event }) => event.checkoutId ?? null },
        target: '.unconfirmed',
        description: 'It was asked for, but the answer was open or got lost, e.g. by a reload.',
        actions: {
          type: 'rememberPayment',
          params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
        },
        meta: { requirements: ['P7', 'P8'] },
      },
      {
        target: '.asking',
        description: 'The customer comes back from this payment for the first time.',
        actions: [
          {
            type: 'rememberPayment',
            params: ({ event }) => ({ checkoutId: event.checkoutId ?? null, kind: event.kind ?? 'topUp' }),
          },
          { type: 'rememberAsking', params: ({ event }) => event.checkoutId ?? '' },
        ],
        meta: { requirements: ['P7', 'P8'] },
      },
    ],
    'result.forget': [
      {
        guard: 'paymentIsOfTheApp',
        description: 'The session ends, but a payment of the mobile app belongs to none: its result stays.',
        actions: 'forgetOtherPayments',
      },
      {
        target: '.idle',
        description: 'The session ends: nothing is left for the next customer.',
        actions: 'forgetPayments',
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
            actions: [
              { type: 'rememberOutcome', params: { outcome: 'succeeded' } },
              'announceAccountChanged',
            ],
            meta: { requirements: ['P7'] },
          },
          {
            guard: { type: 'paymentSucceeded', params: ({ event }) => event.output },
            target: 'succeeded',
            description: 'The code of the answer says so; the address alone never does.',
            actions: { type: 'rememberOutcome', params: { outcome: 'succeeded' } },
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            guard: { type: 'paymentFailed', params: ({ event }) => event.output },
            target: 'failed',
            description: 'Declined, cancelled, expired, or not known to the provider.',
            actions: { type: 'rememberOutcome', params: { outcome: 'failed' } },
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
