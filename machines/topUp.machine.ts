import { assign, emit, fromPromise, setup } from 'xstate'

export type TopUpOrder = { phone: string; amount: number | null }
/** What is wrong with a field; it stands under it. */
export type TopUpFaults = { phone: 'missing' | 'notPrepaid' | null; amount: 'outsideLimits' | null }
export type TopUpPrepared = {
  outcome: 'prepared' | 'notPrepaid' | 'untrustedAddress' | 'refused'
  /** Of the payment page, when prepared. */
  address?: string
}

export const topUpMachine = setup({
  types: {
    context: {} as TopUpOrder & { faults: TopUpFaults },
    events: {} as
      | ({ type: 'order.submit' } & TopUpOrder)
      | { type: 'order.edit' }
      | { type: 'payment.confirm' }
      | { type: 'payment.cancel' }
      | { type: 'page.return' },
    emitted: {} as
      | { type: 'payment.prepared'; address: string }
      | { type: 'account.changed' }
      | { type: 'call.failed' },
    tags: {} as 'unanswered' | 'untrustedAddress' | 'confirming' | 'busy',
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
      faults: { phone: null, amount: null },
    })),
    storeFaults: assign((_, { phone, amount }: TopUpOrder) => ({
      phone,
      amount,
      faults: {
        phone: phone === '' ? ('missing' as const) : null,
        amount: amount !== null && amount >= 10 && amount <= 50 ? null : ('outsideLimits' as const),
      },
    })),
    markNumberNotPrepaid: assign({ faults: { phone: 'notPrepaid', amount: null } }),
    clearFaults: assign({ faults: { phone: null, amount: null } }),
    announcePayment: emit((_, params: { address: string }) => ({
      type: 'payment.prepared',
      address: params.address,
    })),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    orderIsValid: (_, { phone, amount }: TopUpOrder) =>
      phone !== '' && amount !== null && amount >= 10 && amount <= 50,
    paymentWasPrepared: (_, answer: TopUpPrepared | undefined) => answer?.outcome === 'prepared',
    numberIsNotPrepaid: (_, answer: TopUpPrepared | undefined) => answer?.outcome === 'notPrepaid',
    addressIsUntrusted: (_, answer: TopUpPrepared | undefined) => answer?.outcome === 'untrustedAddress',
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'topUp',
  description:
    'Topping up a prepaid number by card: what is to be paid, the terms, and the way to the payment page.',
  meta: { ports: { prepareTopUp: 'charges' } },
  context: () => ({ phone: '', amount: null, faults: { phone: null, amount: null } }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Waits for number and amount; what is wrong with them stands under the fields.',
      initial: 'ready',
      on: {
        'order.submit': [
          {
            guard: {
              type: 'orderIsValid',
              params: ({ event }) => ({ phone: event.phone ?? '', amount: event.amount ?? null }),
            },
            target: 'confirmingPayment',
            description: 'A number is given, and the amount is within its limits: 10 and 50 euro still are.',
            actions: {
              type: 'storeOrder',
              params: ({ event }) => ({ phone: event.phone ?? '', amount: event.amount ?? null }),
            },
            meta: { requirements: ['P1'] },
          },
          {
            target: '.ready',
            description: 'The number is missing, or the amount is outside its limits: no confirmation opens.',
            actions: {
              type: 'storeFaults',
              params: ({ event }) => ({ phone: event.phone ?? '', amount: event.amount ?? null }),
            },
            meta: { requirements: ['P1'] },
          },
        ],
        'order.edit': {
          description: 'The customer corrects something: what was said about the fields is taken back.',
          actions: 'clearFaults',
        },
      },
      states: {
        ready: { description: 'The form alone.' },
        unanswered: {
          description: 'Says that no answer came, and what to look at before trying again.',
          tags: ['unanswered'],
        },
        untrustedAddress: {
          description: 'Says that the address of the payment page was refused and nothing was charged.',
          tags: ['untrustedAddress'],
        },
      },
    },
    confirmingPayment: {
      description: 'A modal shows what will be paid for which number, and the terms.',
      tags: ['confirming'],
      on: {
        'payment.confirm': {
          target: 'preparing',
          description: 'The customer accepts the terms.',
          meta: { requirements: ['P2'] },
        },
        'payment.cancel': { target: 'entering', description: 'The customer goes back to the form.' },
      },
    },
    preparing: {
      description: 'The provider prepares the payment. It is asked once, whatever the customer presses.',
      tags: ['confirming', 'busy'],
      invoke: {
        id: 'prepareTopUp',
        src: 'prepareTopUp',
        input: ({ context }) => ({ phone: context.phone, amount: context.amount }),
        onDone: [
          {
            guard: { type: 'paymentWasPrepared', params: ({ event }) => event.output },
            target: 'redirecting',
            description: 'The payment page is ready: the browser goes there.',
            actions: {
              type: 'announcePayment',
              params: ({ event }) => ({ address: event.output?.address ?? '' }),
            },
            meta: { requirements: ['P2'] },
          },
          {
            guard: { type: 'numberIsNotPrepaid', params: ({ event }) => event.output },
            target: 'entering',
            description: 'The number is not prepaid: the message stands under it, what was typed stays.',
            actions: 'markNumberNotPrepaid',
            meta: { requirements: ['P3'] },
          },
          {
            guard: { type: 'addressIsUntrusted', params: ({ event }) => event.output },
            target: 'entering.untrustedAddress',
            description:
              'The payment page would be at a place the portal does not know: nobody is sent there.',
            meta: { requirements: ['P2'] },
          },
          {
            target: 'entering',
            description: 'The provider refused for another reason.',
            actions: 'announceFailure',
            meta: { requirements: ['E1'] },
          },
        ],
        onError: {
          target: 'entering.unanswered',
          description: 'No usable answer. It is not asked again: the customer decides.',
          meta: { requirements: ['P2'] },
        },
      },
      after: {
        changeTimeout: {
          target: 'entering.unanswered',
          description: 'No answer within 45 seconds. It is not asked again: the customer decides.',
          meta: { requirements: ['P2'] },
        },
      },
    },
    redirecting: {
      description: 'The browser is on its way to the payment page; nothing can be ordered meanwhile.',
      tags: ['confirming', 'busy'],
      on: {
        'payment.cancel': { target: 'entering', description: 'The customer changes their mind.' },
        'page.return': {
          target: 'entering',
          description:
            'The back button brings the page out of the back-forward cache; the customer has perhaps paid.',
          actions: 'announceAccountChanged',
        },
      },
    },
  },
})
