import { assign, emit, fromPromise, setup } from 'xstate'

export type TopUpOrder = { phone: string; amount: number | null }
type MaybePaidOrder = TopUpOrder & { mayBePaid: boolean }
/** The errors below the fields. */
export type TopUpErrors = { phone: 'missing' | 'notPrepaid' | null; amount: 'outsideLimits' | null }
export type TopUpPrepared =
  /** With the address of the payment page. */
  { outcome: 'prepared'; address: string } | { outcome: 'notPrepaid' | 'untrustedAddress' | 'refused' }

/** In euro. */
type Limits = { min: number; max: number }

const fieldErrorsOf = ({ phone, amount }: TopUpOrder, { min, max }: Limits): TopUpErrors => ({
  phone: phone ? null : 'missing',
  amount: amount !== null && amount >= min && amount <= max ? null : 'outsideLimits',
})

const isValid = (order: TopUpOrder, limits: Limits) =>
  Object.values(fieldErrorsOf(order, limits)).every((fieldError) => !fieldError)

export const topUpMachine = setup({
  types: {
    context: {} as TopUpOrder & { fieldErrors: TopUpErrors; limits: Limits },
    events: {} as
      /** `mayBePaid`: an earlier payment of the same order may have moved money. */
        | ({ type: 'order.submit'; mayBePaid: boolean } & TopUpOrder)
        | { type: 'order.edit' }
        | { type: 'repeat.confirm' }
        | { type: 'repeat.cancel' }
        | { type: 'payment.confirm' }
        | { type: 'payment.cancel' }
        | { type: 'page.return' },
    emitted: {} as
      | { type: 'payment.prepared'; address?: string }
      | { type: 'account.changed' }
      | { type: 'call.failed' },
    tags: {} as 'outcomeUnknown' | 'untrustedAddress' | 'confirming' | 'busy',
    meta: {} as { ports: { prepareTopUp: 'charges' } } | { requirements: string[] },
  },
  actors: {
    prepareTopUp: fromPromise<TopUpPrepared, TopUpOrder>(() => {
      throw new Error('prepareTopUp must be provided')
    }),
  },
  actions: {
    storeOrder: assign((_, { phone, amount }: TopUpOrder) => ({
      phone,
      amount,
      fieldErrors: { phone: null, amount: null },
    })),
    storeFieldErrors: assign(({ context: { limits } }, { phone, amount }: TopUpOrder) => ({
      phone,
      amount,
      fieldErrors: fieldErrorsOf({ phone, amount }, limits),
    })),
    markNumberNotPrepaid: assign({ fieldErrors: { phone: 'notPrepaid', amount: null } }),
    clearFieldErrors: assign({ fieldErrors: { phone: null, amount: null } }),
    announcePayment: emit((_, answer: TopUpPrepared | undefined) =>
      answer?.outcome === 'prepared'
        ? { type: 'payment.prepared', address: answer.address }
        : { type: 'payment.prepared' },
    ),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    orderIsValid: ({ context: { limits } }, order: TopUpOrder) => isValid(order, limits),
    validOrderMayBePaid: ({ context: { limits } }, order: MaybePaidOrder) =>
      order.mayBePaid && isValid(order, limits),
    paymentWasPrepared: (_, answer: TopUpPrepared) => answer.outcome === 'prepared',
    numberIsNotPrepaid: (_, answer: TopUpPrepared) => answer.outcome === 'notPrepaid',
    addressIsUntrusted: (_, answer: TopUpPrepared) => answer.outcome === 'untrustedAddress',
  },
}).createMachine({
  id: 'topUp',
  description: 'The customer tops up a prepaid number by card.',
  meta: { ports: { prepareTopUp: 'charges' } },
  context: () => ({
    phone: '',
    amount: null,
    fieldErrors: { phone: null, amount: null },
    limits: { min: 10, max: 50 },
  }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The customer enters number and amount, and the form shows errors below the fields.',
      initial: 'ready',
      on: {
        'order.submit': [
          {
            guard: { type: 'validOrderMayBePaid', params: ({ event }) => event },
            target: 'confirmingRepeat',
            description: 'The order is valid, but an earlier payment of the same one may have arrived.',
            actions: { type: 'storeOrder', params: ({ event }) => event },
            meta: { requirements: ['P2'] },
          },
          {
            guard: {
              type: 'orderIsValid',
              params: ({ event }) => event,
            },
            target: 'confirmingPayment',
            description: 'The number is present, and the amount is between 10 and 50 euro.',
            actions: {
              type: 'storeOrder',
              params: ({ event }) => event,
            },
            meta: { requirements: ['P1'] },
          },
          {
            target: '.ready',
            description:
              'The number is missing, or the amount is outside the limits, so the form shows errors.',
            actions: {
              type: 'storeFieldErrors',
              params: ({ event }) => event,
            },
            meta: { requirements: ['P1'] },
          },
        ],
        'order.edit': {
          description: 'The customer edits a field, so the form hides the errors.',
          actions: 'clearFieldErrors',
        },
      },
      states: {
        ready: { description: 'The form shows no message.' },
        unanswered: {
          description: 'The form says that no confirmation came, and what to check before another attempt.',
          tags: ['outcomeUnknown'],
        },
        untrustedAddress: {
          description:
            'The form says that the portal rejected the payment page, and that nothing was charged.',
          tags: ['untrustedAddress'],
        },
      },
    },
    confirmingRepeat: {
      description: 'A modal names the earlier payment of the same order and asks whether to pay again.',
      meta: { requirements: ['P2'] },
      on: {
        'repeat.confirm': { target: 'confirmingPayment', description: 'The customer wants to pay again.' },
        'repeat.cancel': { target: 'entering', description: 'The customer does not pay again.' },
      },
    },
    confirmingPayment: {
      description: 'A modal shows the amount, the number and the terms.',
      tags: ['confirming'],
      on: {
        'payment.confirm': {
          target: 'preparing',
          description: 'The customer accepts the terms.',
          meta: { requirements: ['P2'] },
        },
        'payment.cancel': { target: 'entering', description: 'The customer returns to the form.' },
      },
    },
    preparing: {
      description: 'The portal prepares the payment once and locks the button.',
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'prepareTopUp',
        src: 'prepareTopUp',
        input: ({ context }) => ({ phone: context.phone, amount: context.amount }),
        onDone: [
          {
            guard: { type: 'paymentWasPrepared', params: ({ event }) => event.output },
            target: 'redirecting',
            description: 'The payment page is ready, and the browser opens it.',
            actions: {
              type: 'announcePayment',
              params: ({ event }) => event.output,
            },
            meta: { requirements: ['P2'] },
          },
          {
            guard: { type: 'numberIsNotPrepaid', params: ({ event }) => event.output },
            target: 'entering',
            description: 'The number is not prepaid, and the form shows an error and keeps the input.',
            actions: 'markNumberNotPrepaid',
            meta: { requirements: ['P3'] },
          },
          {
            guard: { type: 'addressIsUntrusted', params: ({ event }) => event.output },
            target: 'entering.untrustedAddress',
            description: 'The address of the payment page is unknown, so the portal does not open it.',
            meta: { requirements: ['P2'] },
          },
          {
            target: 'entering',
            description: 'The provider refuses for another reason.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'entering.unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, and the portal does not retry it.',
          meta: { requirements: ['P2'] },
        },
      },
    },
    redirecting: {
      description: 'The browser opens the payment page, and the form is locked.',
      tags: ['confirming', 'busy'],
      on: {
        'payment.cancel': { target: 'entering', description: 'The customer cancels the payment.' },
        'page.return': {
          target: 'entering',
          description: 'The customer returns from the payment page with the back button and may have paid.',
          actions: 'announceAccountChanged',
        },
      },
    },
  },
})
