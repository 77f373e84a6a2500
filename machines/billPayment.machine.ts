import { assign, emit, fromPromise, setup, stateIn } from 'xstate'

/** A bill to pay, with its reference number and open amount in euro. */
export type PayableBill = { reference: string; amount: number }
/** A payment that the payment provider prepared, with the integrity hash of its script if known. */
export type Checkout = { id: string; integrity: string | null /** In milliseconds. */; expiresAt: number }
/** A payment from before the page load, and its remaining lifetime in milliseconds. */
type BegunPayment = { bill: PayableBill; checkout: Checkout; lifetime: number; step: 'paying' | 'paused' }
export type CheckoutPrepared =
  | { outcome: 'prepared'; checkout: Checkout }
  | { outcome: 'alreadyPaid' | 'refused' }

export const billPaymentMachine = setup({
  types: {
    context: {} as {
      bill: PayableBill | null
      checkout: Checkout | null
      /** Milliseconds for which the payment provider keeps a new payment. */
      validity: number
      /** Milliseconds until the prepared payment expires. */
      lifetime: number
    },
    events: {} as
      /** `mayBePaid`: an earlier payment of the bill may have moved money. */
        | { type: 'bill.pay'; bill: PayableBill; mayBePaid: boolean }
        | ({ type: 'payment.restore' } & BegunPayment)
        | { type: 'payment.pause' }
        | { type: 'payment.resume' }
        | { type: 'payment.renew'; mayBePaid: boolean }
        | { type: 'repeat.confirm' }
        | { type: 'repeat.cancel' }
        | { type: 'checkout.expire' }
        | { type: 'notice.close' },
    emitted: {} as { type: 'bills.outdated' } | { type: 'call.failed' },
    tags: {} as 'busy' | 'outcomeUnknown',
    meta: {} as { ports: { prepareCheckout: 'charges' } } | { requirements: string[] },
  },
  actors: {
    prepareCheckout: fromPromise<CheckoutPrepared, { reference?: string; amount?: number; validity: number }>(
      () => {
        throw new Error('prepareCheckout must be provided')
      },
    ),
  },
  actions: {
    storeBill: assign({ bill: (_, params: { bill: PayableBill }) => params.bill }),
    storeCheckout: assign({
      checkout: (_, answer: CheckoutPrepared | undefined) =>
        answer?.outcome === 'prepared' ? answer.checkout : null,
      lifetime: ({ context }) => context.validity,
    }),
    restorePayment: assign((_, { bill, checkout, lifetime }: BegunPayment) => ({ bill, checkout, lifetime })),
    clearCheckout: assign({ checkout: null }),
    announceOutdatedBills: emit({ type: 'bills.outdated' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    checkoutIsPrepared: (_, answer: CheckoutPrepared) => answer.outcome === 'prepared',
    billIsAlreadyPaid: (_, answer: CheckoutPrepared) => answer.outcome === 'alreadyPaid',
    paymentModalWasOpen: (_, begun: Pick<BegunPayment, 'lifetime' | 'step'>) =>
      begun.lifetime > 0 && begun.step === 'paying',
    paymentIsStillValid: (_, begun: Pick<BegunPayment, 'lifetime'>) => begun.lifetime > 0,
    sameBillIsPrepared: ({ context }, params: { reference: string | undefined }) =>
      context.bill?.reference === params.reference,
    billMayBePaid: (_, params: { mayBePaid: boolean }) => params.mayBePaid,
    paymentIsPaused: stateIn({ prepared: 'paused' }),
  },
  delays: { checkoutLifetime: ({ context }) => context.lifetime },
}).createMachine({
  id: 'billPayment',
  description: 'The customer pays a bill online, with one prepared payment at a time, valid for 30 minutes.',
  meta: { ports: { prepareCheckout: 'charges' } },
  context: () => ({ bill: null, checkout: null, validity: 1_800_000, lifetime: 0 }),
  initial: 'choosing',
  states: {
    choosing: {
      description: 'The customer looks at the bills.',
      initial: 'idle',
      on: {
        'bill.pay': [
          {
            guard: { type: 'billMayBePaid', params: ({ event }) => event },
            target: 'confirmingRepeat',
            description: 'An earlier payment of the bill may have arrived.',
            actions: { type: 'storeBill', params: ({ event }) => event },
            meta: { requirements: ['B3'] },
          },
          {
            target: 'preparing',
            description: 'The customer starts to pay a bill online.',
            actions: { type: 'storeBill', params: ({ event }) => event },
            meta: { requirements: ['B3'] },
          },
        ],
      },
      states: {
        idle: {
          description: 'The page shows the bills without a message.',
          on: {
            'payment.restore': [
              {
                guard: {
                  type: 'paymentModalWasOpen',
                  params: ({ event }) => event,
                },
                target: '#billPayment.prepared.paying',
                description:
                  'The customer reloaded the page during the payment, so the portal opens the payment modal again.',
                actions: {
                  type: 'restorePayment',
                  params: ({ event }) => event,
                },
                meta: { requirements: ['B3', 'P5'] },
              },
              {
                guard: {
                  type: 'paymentIsStillValid',
                  params: ({ event }) => event,
                },
                target: '#billPayment.prepared.paused',
                description:
                  'The customer started a payment before the page load, so the portal offers to resume it.',
                actions: {
                  type: 'restorePayment',
                  params: ({ event }) => event,
                },
                meta: { requirements: ['B3'] },
              },
            ],
          },
        },
        alreadyPaid: {
          description: 'The page says that the bill is already paid, and the portal reloads the bills.',
          entry: 'announceOutdatedBills',
          on: { 'notice.close': { target: 'idle', description: 'The customer closes the message.' } },
        },
        unanswered: {
          description:
            'The page says that no confirmation came, that nothing was charged, and to check the bills.',
          tags: ['outcomeUnknown'],
          entry: 'announceOutdatedBills',
          on: { 'notice.close': { target: 'idle', description: 'The customer closes the message.' } },
        },
      },
    },
    confirmingRepeat: {
      description: 'A modal names the earlier payment of the bill and asks whether to pay again.',
      meta: { requirements: ['B3'] },
      on: {
        'repeat.confirm': { target: 'preparing', description: 'The customer wants to pay again.' },
        'repeat.cancel': { target: 'choosing', description: 'The customer does not pay again.' },
      },
    },
    preparing: {
      description: 'The provider prepares the payment without charging, and the buttons are locked.',
      tags: ['busy'],
      invoke: {
        id: 'prepareCheckout',
        src: 'prepareCheckout',
        input: ({ context }) => ({
          reference: context.bill?.reference,
          amount: context.bill?.amount,
          validity: context.validity,
        }),
        onDone: [
          {
            guard: { type: 'checkoutIsPrepared', params: ({ event }) => event.output },
            target: 'prepared',
            description: 'The payment is ready.',
            actions: {
              type: 'storeCheckout',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['B3'] },
          },
          {
            guard: { type: 'billIsAlreadyPaid', params: ({ event }) => event.output },
            target: 'choosing.alreadyPaid',
            description: 'The bill is already paid, perhaps in another tab.',
          },
          {
            target: 'choosing',
            description: 'The provider refuses.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'choosing.unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, and the portal does not retry it.',
        },
      },
    },
    prepared: {
      description: 'The customer can complete the prepared payment for 30 minutes.',
      initial: 'paying',
      after: {
        checkoutLifetime: [
          {
            guard: 'paymentIsPaused',
            target: 'choosing',
            description:
              'The payment expires while its modal is closed, so the portal discards it and reloads the bills, because the customer may have paid.',
            actions: ['clearCheckout', 'announceOutdatedBills'],
          },
          { target: 'expired', description: 'The payment expires while its modal is open.' },
        ],
      },
      states: {
        paying: {
          description: 'The payment modal shows the form of the payment provider for card, PayPal or Sofort.',
          meta: { requirements: ['P5'] },
          on: {
            'payment.pause': {
              target: 'paused',
              description: 'The customer closes the modal and can resume the payment later.',
            },
            'checkout.expire': {
              target: '#billPayment.expired',
              description: 'The payment has expired or is completed, so the portal does not use it again.',
            },
          },
        },
        paused: {
          description: 'The page says that the customer can resume a payment.',
          on: {
            'payment.resume': {
              target: 'paying',
              description: 'The customer resumes the payment.',
            },
            'checkout.expire': {
              target: '#billPayment.choosing',
              description: 'The customer has completed the payment in another tab.',
              actions: ['clearCheckout', 'announceOutdatedBills'],
            },
            'bill.pay': [
              {
                guard: {
                  type: 'sameBillIsPrepared',
                  params: ({ event }) => ({ reference: event.bill?.reference }),
                },
                target: 'paying',
                description: 'The customer opens the prepared payment of this bill again.',
                meta: { requirements: ['B3'] },
              },
              {
                guard: { type: 'billMayBePaid', params: ({ event }) => event },
                target: '#billPayment.confirmingRepeat',
                description:
                  'The customer pays another bill, of which an earlier payment may have arrived, so the portal discards the paused payment.',
                actions: [
                  'clearCheckout',
                  'announceOutdatedBills',
                  { type: 'storeBill', params: ({ event }) => event },
                ],
                meta: { requirements: ['B3'] },
              },
              {
                target: '#billPayment.preparing',
                description:
                  'The customer pays another bill, so the portal discards the paused payment and reloads the bills.',
                actions: [
                  'clearCheckout',
                  'announceOutdatedBills',
                  { type: 'storeBill', params: ({ event }) => event },
                ],
                meta: { requirements: ['B3'] },
              },
            ],
          },
        },
      },
    },
    expired: {
      description: 'The modal says that the payment has expired, and offers to prepare a new one.',
      entry: ['clearCheckout', 'announceOutdatedBills'],
      on: {
        'payment.renew': [
          {
            guard: { type: 'billMayBePaid', params: ({ event }) => event },
            target: 'confirmingRepeat',
            description: 'The expired payment, or an earlier one of the bill, may have arrived.',
            meta: { requirements: ['B3'] },
          },
          {
            target: 'preparing',
            description: 'The customer requests a new payment.',
            meta: { requirements: ['B3'] },
          },
        ],
        'payment.pause': { target: 'choosing', description: 'The customer closes the modal.' },
      },
    },
  },
})
