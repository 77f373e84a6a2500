import { assign, emit, fromPromise, setup } from 'xstate'

export type Voucher = { phone: string; code: string }
export type VoucherFaults = { phone: 'missing' | null; code: 'missing' | null }
export type VoucherRedeemed = { outcome: 'redeemed' | 'refused' }

export const voucherMachine = setup({
  types: {
    context: {} as Voucher & { faults: VoucherFaults },
    events: {} as ({ type: 'voucher.submit' } & Voucher) | { type: 'voucher.edit' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'account.changed' } | { type: 'call.failed' },
    tags: {} as 'busy' | 'unanswered',
  },
  actors: {
    redeemVoucher: fromPromise<VoucherRedeemed, Voucher>(() => {
      throw new Error('redeemVoucher must be provided')
    }),
  },
  actions: {
    storeVoucher: assign((_, { phone, code }: Voucher) => ({ phone, code })),
    storeFaults: assign((_, { phone, code }: Voucher) => ({
      faults: {
        phone: phone === '' ? ('missing' as const) : null,
        code: code === '' ? ('missing' as const) : null,
      },
    })),
    clearFaults: assign({ faults: { phone: null, code: null } }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    voucherIsComplete: (_, { phone, code }: Voucher) => phone !== '' && code !== '',
    voucherWasRedeemed: (_, answer: VoucherRedeemed | undefined) => answer?.outcome === 'redeemed',
  },
  delays: { changeTimeout: 45_000 },
}).createMachine({
  id: 'voucher',
  description: 'Topping up a prepaid number by the code of a voucher.',
  meta: { ports: { redeemVoucher: 'charges' } },
  context: () => ({ phone: '', code: '', faults: { phone: null, code: null } }),
  initial: 'entering',
  states: {
    entering: {
      description: 'Waits for number and code; what is missing is said under the fields.',
      initial: 'ready',
      on: {
        'voucher.submit': [
          {
            guard: {
              type: 'voucherIsComplete',
              params: ({ event }) => ({ phone: event.phone ?? '', code: event.code ?? '' }),
            },
            target: 'redeeming',
            description:
              'The customer redeems the voucher; whether number and code are right only the provider knows.',
            actions: {
              type: 'storeVoucher',
              params: ({ event }) => ({ phone: event.phone ?? '', code: event.code ?? '' }),
            },
            meta: { requirements: ['P4'] },
          },
          {
            target: '.ready',
            description: 'Number or code is missing: the provider is not asked.',
            actions: {
              type: 'storeFaults',
              params: ({ event }) => ({ phone: event.phone ?? '', code: event.code ?? '' }),
            },
            meta: { requirements: ['P4'] },
          },
        ],
        'voucher.edit': {
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
      },
    },
    redeeming: {
      description: 'The provider redeems the voucher. It is asked once, whatever the customer presses.',
      tags: ['busy'],
      entry: 'clearFaults',
      invoke: {
        id: 'redeemVoucher',
        src: 'redeemVoucher',
        input: ({ context }) => ({ phone: context.phone, code: context.code }),
        onDone: [
          {
            guard: { type: 'voucherWasRedeemed', params: ({ event }) => event.output },
            target: 'entering',
            description:
              'The balance was raised: the customer is told, the account loads anew, the code is cleared.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['P4'] },
          },
          {
            target: 'entering',
            description: 'Refused, for whatever reason: the generic error. What was typed stays.',
            actions: 'announceFailure',
            meta: { requirements: ['P4', 'E1'] },
          },
        ],
        onError: {
          target: 'entering.unanswered',
          description:
            'No usable answer: the voucher may be used up. The account loads anew, to be looked at.',
          actions: 'announceAccountChanged',
          meta: { requirements: ['P4'] },
        },
      },
      after: {
        changeTimeout: {
          target: 'entering.unanswered',
          description:
            'No answer within 45 seconds: the voucher may be used up. The account loads anew, to be looked at.',
          actions: 'announceAccountChanged',
          meta: { requirements: ['P4'] },
        },
      },
    },
  },
})
