import { emit, fromPromise, setup } from 'xstate'

export type PaymentOutcome = 'succeeded' | 'failed' | 'unconfirmed'

export const paymentResultMachine = setup({
  types: {
    input: {} as { checkoutId: string | null },
    context: {} as { checkoutId: string | null },
    emitted: {} as { type: 'payment.succeeded' } | { type: 'payment.failed' },
  },
  actors: {
    askResult: fromPromise<{ outcome: PaymentOutcome }, { checkoutId: string | null }>(() => {
      throw new Error('askResult must be provided')
    }),
  },
  actions: {
    announceSuccess: emit({ type: 'payment.succeeded' }),
    announceFailure: emit({ type: 'payment.failed' }),
  },
  guards: {
    paymentSucceeded: (_, params: { outcome: string | undefined }) => params.outcome === 'succeeded',
    paymentFailed: (_, params: { outcome: string | undefined }) => params.outcome === 'failed',
  },
}).createMachine({
  id: 'paymentResult',
  description: 'The customer comes back from the payment provider and learns what became of the payment.',
  context: ({ input }) => ({ checkoutId: input?.checkoutId ?? null }),
  initial: 'asking',
  states: {
    asking: {
      description: 'The provider is asked what became of the payment; once, because it tells it once.',
      tags: ['loading'],
      invoke: {
        id: 'askResult',
        src: 'askResult',
        input: ({ context }) => ({ checkoutId: context.checkoutId }),
        onDone: [
          {
            guard: { type: 'paymentSucceeded', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'succeeded',
            description: 'The code of the answer says so; the address alone never does.',
            actions: 'announceSuccess',
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            guard: { type: 'paymentFailed', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'failed',
            description: 'Declined, cancelled, expired, or not known to the provider.',
            actions: 'announceFailure',
            meta: { requirements: ['P7', 'P8'] },
          },
          {
            target: 'unconfirmed',
            description: 'The payment is still on its way, or its result was asked for before and got lost.',
            actions: 'announceFailure',
            meta: { requirements: ['P7', 'P8'] },
          },
        ],
        onError: {
          target: 'unconfirmed',
          description: 'No usable answer: it may have been paid, so nobody should just pay again.',
          actions: 'announceFailure',
          meta: { requirements: ['P7', 'P8'] },
        },
      },
    },
    succeeded: { type: 'final', description: 'Says that the payment succeeded.' },
    failed: {
      type: 'final',
      description: 'Says that the payment failed, and what to look at before paying again.',
    },
    unconfirmed: {
      type: 'final',
      description: 'Says that nobody knows yet, and what to look at before paying again.',
    },
  },
})
