import { assign, emit, fromPromise, setup, stateIn } from 'xstate'

/** A bill to pay: its reference number and what is still open, in euro. */
export type PayableBill = { reference: string; amount: number }
/** A payment that was prepared at the payment provider; with the hash of its script, if there is one. */
export type Checkout = { id: string; integrity: string | null /** In milliseconds. */; expiresAt: number }
/** A payment that was begun before this page was loaded, and the milliseconds that are left for it. */
type BegunPayment = { bill: PayableBill; checkout: Checkout; lifetime: number; step: 'paying' | 'paused' }
export type CheckoutPrepared = { outcome: 'prepared' | 'alreadyPaid' | 'refused'; checkout?: Checkout }

export const billPaymentMachine = setup({
  types: {
    context: {} as { bill: PayableBill | null; checkout: Checkout | null; lifetime: number },
    events: {} as
      | { type: 'bill.pay'; bill: PayableBill }
      | ({ type: 'payment.restore' } & BegunPayment)
      | { type: 'payment.pause' }
      | { type: 'payment.resume' }
      | { type: 'payment.renew' }
      | { type: 'checkout.expire' }
      | { type: 'notice.close' },
    emitted: {} as { type: 'bills.outdated' } | { type: 'call.failed' },
    tags: {} as 'busy',
  },
  actors: {
    prepareCheckout: fromPromise<CheckoutPrepared, PayableBill>(() => {
      throw new Error('prepareCheckout must be provided')
    }),
  },
  actions: {
    storeBill: assign({ bill: (_, params: { bill: PayableBill | null }) => params.bill }),
    storeCheckout: assign({
      checkout: (_, params: { checkout: Checkout | null }) => params.checkout,
      lifetime: 1_800_000,
    }),
    restorePayment: assign(
      (_, begun: { bill: PayableBill | null; checkout: Checkout | null; lifetime: number }) => begun,
    ),
    clearCheckout: assign({ checkout: null }),
    announceOutdatedBills: emit({ type: 'bills.outdated' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    checkoutIsPrepared: (_, answer: CheckoutPrepared | undefined) => answer?.outcome === 'prepared',
    billIsAlreadyPaid: (_, answer: CheckoutPrepared | undefined) => answer?.outcome === 'alreadyPaid',
    paymentModalWasOpen: (_, begun: Pick<BegunPayment, 'lifetime' | 'step'>) =>
      begun.lifetime > 0 && begun.step === 'paying',
    paymentIsStillValid: (_, begun: Pick<BegunPayment, 'lifetime'>) => begun.lifetime > 0,
    sameBillIsPrepared: ({ context }, params: { reference: string | undefined }) =>
      context.bill?.reference === params.reference,
    paymentIsPaused: stateIn({ prepared: 'paused' }),
  },
  delays: { checkoutLifetime: ({ context }) => context.lifetime, changeTimeout: 45_000 },
}).createMachine({
  id: 'billPayment',
  description: 'Paying a bill online: one payment at a time is prepared, and lives for 30 minutes.',
  meta: { ports: { prepareCheckout: 'charges' } },
  context: () => ({ bill: null, checkout: null, lifetime: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The customer looks at the bills.',
      initial: 'idle',
      on: {
        'bill.pay': {
          target: 'preparing',
          description: 'The customer wants to pay a bill online.',
          actions: { type: 'storeBill', params: ({ event }) => ({ bill: event.bill ?? null }) },
          meta: { requirements: ['B3'] },
        },
      },
      states: {
        idle: {
          description: 'There is nothing to say; so it is when the page is opened.',
          on: {
            'payment.restore': [
              {
                guard: {
                  type: 'paymentModalWasOpen',
                  params: ({ event }) => ({ lifetime: event.lifetime ?? 0, step: event.step ?? 'paused' }),
                },
                target: '#billPayment.prepared.paying',
                description:
                  'The page was loaded anew in front of the payment modal: it opens again with the same payment.',
                actions: {
                  type: 'restorePayment',
                  params: ({ event }) => ({
                    bill: event.bill ?? null,
                    checkout: event.checkout ?? null,
                    lifetime: event.lifetime ?? 0,
                  }),
                },
                meta: { requirements: ['B3', 'P5'] },
              },
              {
                guard: {
                  type: 'paymentIsStillValid',
                  params: ({ event }) => ({ lifetime: event.lifetime ?? 0 }),
                },
                target: '#billPayment.prepared.paused',
                description:
                  'A payment was begun before the page was loaded and can be resumed: it is not prepared a second time.',
                actions: {
                  type: 'restorePayment',
                  params: ({ event }) => ({
                    bill: event.bill ?? null,
                    checkout: event.checkout ?? null,
                    lifetime: event.lifetime ?? 0,
                  }),
                },
                meta: { requirements: ['B3'] },
              },
            ],
          },
        },
        alreadyPaid: {
          description: 'Says that the bill is paid already; the bills are loaded anew.',
          entry: 'announceOutdatedBills',
          on: { 'notice.close': { target: 'idle', description: 'The customer has read it.' } },
        },
        unanswered: {
          description:
            'Says that no answer came, that nothing has been charged, and to look at the bills before trying again.',
          entry: 'announceOutdatedBills',
          on: { 'notice.close': { target: 'idle', description: 'The customer has read it.' } },
        },
      },
    },
    preparing: {
      description: 'The provider prepares the payment, which charges nothing yet; the buttons are locked.',
      tags: ['busy'],
      invoke: {
        id: 'prepareCheckout',
        src: 'prepareCheckout',
        input: ({ context }) => ({
          reference: context.bill?.reference ?? '',
          amount: context.bill?.amount ?? 0,
        }),
        onDone: [
          {
            guard: { type: 'checkoutIsPrepared', params: ({ event }) => event.output },
            target: 'prepared',
            description: 'The payment provider waits for the customer.',
            actions: {
              type: 'storeCheckout',
              params: ({ event }) => ({ checkout: event.output?.checkout ?? null }),
            },
            meta: { requirements: ['B3'] },
          },
          {
            guard: { type: 'billIsAlreadyPaid', params: ({ event }) => event.output },
            target: 'choosing.alreadyPaid',
            description: 'Somebody paid it before, perhaps on another tab.',
          },
          {
            target: 'choosing',
            description: 'The provider refused.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'choosing.unanswered',
          description: 'No usable answer: the call is not repeated by itself.',
        },
      },
      after: {
        changeTimeout: {
          target: 'choosing.unanswered',
          description: 'No answer within 45 seconds: the call is not repeated by itself.',
        },
      },
    },
    prepared: {
      description: 'A payment is prepared, and the customer may pay it, for 30 minutes.',
      initial: 'paying',
      after: {
        checkoutLifetime: [
          {
            guard: 'paymentIsPaused',
            target: 'choosing',
            description: 'The time is over while nobody looks: the payment is forgotten.',
            actions: 'clearCheckout',
          },
          { target: 'expired', description: 'The time is over in front of the customer.' },
        ],
      },
      states: {
        paying: {
          description:
            'The payment modal shows the form of the payment provider: card, or PayPal and Sofort.',
          meta: { requirements: ['P5'] },
          on: {
            'payment.pause': {
              target: 'paused',
              description: 'The customer closes the modal; the payment waits.',
            },
            'checkout.expire': {
              target: '#billPayment.expired',
              description:
                'The payment provider does not know the payment any more; its id is not tried again.',
            },
          },
        },
        paused: {
          description: 'The bills say that a payment waits to be resumed.',
          on: {
            'payment.resume': {
              target: 'paying',
              description: 'The customer goes on with the same payment.',
            },
            'bill.pay': [
              {
                guard: {
                  type: 'sameBillIsPrepared',
                  params: ({ event }) => ({ reference: event.bill?.reference }),
                },
                target: 'paying',
                description: 'The payment of this bill is prepared already, and is not prepared twice.',
                meta: { requirements: ['B3'] },
              },
              {
                target: '#billPayment.preparing',
                description: 'Another bill comes first; the payment that waited is given up.',
                actions: [
                  'clearCheckout',
                  { type: 'storeBill', params: ({ event }) => ({ bill: event.bill ?? null }) },
                ],
                meta: { requirements: ['B3'] },
              },
            ],
          },
        },
      },
    },
    expired: {
      description: 'The modal explains that the time is over and offers to prepare the payment anew.',
      entry: ['clearCheckout', 'announceOutdatedBills'],
      on: {
        'payment.renew': {
          target: 'preparing',
          description: 'The customer asks for a new payment.',
          meta: { requirements: ['B3'] },
        },
        'payment.pause': { target: 'choosing', description: 'The customer closes the modal.' },
      },
    },
  },
})
