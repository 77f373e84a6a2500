import { assign, emit, fromPromise, setup } from 'xstate'

export type Voucher = { phone: string; code: string }
export type VoucherRedeemed = { outcome: 'redeemed' | 'refused' }

export const voucherMachine = setup({
  types: {
    context: {} as Voucher & { phoneIsMissing: boolean; codeIsMissing: boolean },
    events: {} as ({ type: 'voucher.submit' } & Voucher) | { type: 'voucher.edit' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'account.changed' } | { type: 'call.failed' },
  },
  actors: {
    redeemVoucher: fromPromise<VoucherRedeemed, Voucher>(() => {
      throw new Error('redeemVoucher must be provided')
    }),
  },
  actions: {
    judgeVoucher: assign((_, { phone, code }: Voucher) => ({
      phone,
      code,
      phoneIsMissing: phone === '',
      codeIsMissing: code === '',
    })),
    forgetFaults: assign({ phoneIsMissing: false, codeIsMissing: false }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    nothingIsMissing: ({ context }) => !context.phoneIsMissing && !context.codeIsMissing,
    voucherWasRedeemed: (_, params: { outcome: string | undefined }) => params.outcome === 'redeemed',
  },
}).createMachine({
  id: 'voucher',
  description: 'Topping up a prepaid number by the code of a voucher.',
  context: () => ({ phone: '', code: '', phoneIsMissing: false, codeIsMissing: false }),
  initial: 'asking',
  states: {
    asking: {
      description: 'Waits for number and code; what is missing is said under the fields.',
      initial: 'ready',
      on: {
        'voucher.submit': {
          target: 'judging',
          description: 'The customer wants to redeem the voucher.',
          actions: {
            type: 'judgeVoucher',
            params: ({ event }) => ({ phone: event.phone ?? '', code: event.code ?? '' }),
          },
          meta: { requirements: ['P4'] },
        },
        'voucher.edit': {
          description: 'The customer corrects something: what was said about the fields is taken back.',
          actions: 'forgetFaults',
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
    judging: {
      description: 'Looks whether number and code are there; whether they are right only the provider knows.',
      always: [
        { guard: 'nothingIsMissing', target: 'redeeming', description: 'Both are there.' },
        { target: 'asking', description: 'One is missing: the provider is not asked.' },
      ],
    },
    redeeming: {
      description: 'The provider redeems the voucher. It is asked once, whatever the customer presses.',
      tags: ['busy'],
      invoke: {
        id: 'redeemVoucher',
        src: 'redeemVoucher',
        input: ({ context }) => ({ phone: context.phone, code: context.code }),
        onDone: [
          {
            guard: {
              type: 'voucherWasRedeemed',
              params: ({ event }) => ({ outcome: event.output?.outcome }),
            },
            target: 'asking',
            description:
              'The balance was raised: the customer is told, the account loads anew, the code is cleared.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['P4'] },
          },
          {
            target: 'asking',
            description: 'Refused, for whatever reason: the generic error. What was typed stays.',
            actions: 'announceFailure',
            meta: { requirements: ['P4', 'E1'] },
          },
        ],
        onError: {
          target: 'asking.unanswered',
          description:
            'No usable answer: the voucher may be used up. The account loads anew, to be looked at.',
          actions: 'announceAccountChanged',
          meta: { requirements: ['P4'] },
        },
      },
    },
  },
})
