import { assign, emit, fromPromise, setup } from 'xstate'

export type Voucher = { phone: string; code: string }
export type VoucherErrors = { phone: 'missing' | null; code: 'missing' | 'refused' | null }
export type VoucherRedeemed = { outcome: 'redeemed' | 'refused' }

const fieldErrorsOf = ({ phone, code }: Voucher): VoucherErrors => ({
  phone: phone ? null : 'missing',
  code: code ? null : 'missing',
})

export const voucherMachine = setup({
  types: {
    context: {} as Voucher & { fieldErrors: VoucherErrors },
    events: {} as
      | ({ type: 'voucher.submit' } & Voucher)
      | { type: 'voucher.edit' }
      | { type: 'voucher.begin' },
    emitted: {} as { type: 'change.succeeded' } | { type: 'account.changed' } | { type: 'call.failed' },
    tags: {} as 'busy' | 'outcomeUnknown' | 'redeemed',
    meta: {} as { ports: { redeemVoucher: 'charges' } } | { requirements: string[] },
  },
  actors: {
    redeemVoucher: fromPromise<VoucherRedeemed, Voucher>(() => {
      throw new Error('redeemVoucher must be provided')
    }),
  },
  actions: {
    storeVoucher: assign((_, { phone, code }: Voucher) => ({ phone, code })),
    storeFieldErrors: assign({ fieldErrors: (_, voucher: Voucher) => fieldErrorsOf(voucher) }),
    markCodeRefused: assign({ fieldErrors: { phone: null, code: 'refused' } }),
    clearFieldErrors: assign({ fieldErrors: { phone: null, code: null } }),
    announceSuccess: emit({ type: 'change.succeeded' }),
    announceAccountChanged: emit({ type: 'account.changed' }),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    voucherIsComplete: (_, voucher: Voucher) =>
      Object.values(fieldErrorsOf(voucher)).every((fieldError) => !fieldError),
    voucherWasRedeemed: (_, answer: VoucherRedeemed) => answer.outcome === 'redeemed',
  },
}).createMachine({
  id: 'voucher',
  description: 'The customer tops up a prepaid number with a voucher code.',
  meta: { ports: { redeemVoucher: 'charges' } },
  context: () => ({ phone: '', code: '', fieldErrors: { phone: null, code: null } }),
  initial: 'entering',
  states: {
    entering: {
      description: 'The customer enters number and code, and the form shows errors below the fields.',
      initial: 'ready',
      on: {
        'voucher.submit': [
          {
            guard: {
              type: 'voucherIsComplete',
              params: ({ event }) => event,
            },
            target: 'redeeming',
            description: 'The customer redeems the voucher, and the provider validates number and code.',
            actions: {
              type: 'storeVoucher',
              params: ({ event }) => event,
            },
            meta: { requirements: ['P4'] },
          },
          {
            target: '.ready',
            description: 'The number or the code is missing, so the portal sends nothing.',
            actions: {
              type: 'storeFieldErrors',
              params: ({ event }) => event,
            },
            meta: { requirements: ['P4'] },
          },
        ],
        'voucher.edit': {
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
      },
    },
    redeeming: {
      description: 'The provider redeems the voucher once, and the button is locked.',
      tags: ['busy'],
      entry: 'clearFieldErrors',
      invoke: {
        id: 'redeemVoucher',
        src: 'redeemVoucher',
        input: ({ context }) => ({ phone: context.phone, code: context.code }),
        onDone: [
          {
            guard: { type: 'voucherWasRedeemed', params: ({ event }) => event.output },
            target: 'redeemed',
            description:
              'The balance has increased, so the portal shows a message, reloads the account and clears the code.',
            actions: ['announceSuccess', 'announceAccountChanged'],
            meta: { requirements: ['P4'] },
          },
          {
            target: 'entering',
            description:
              'The provider refuses, and the form keeps the input, with a general message and an error below the code.',
            actions: ['markCodeRefused', 'announceFailure'],
            meta: { requirements: ['P4', 'E1'] },
          },
        ],
        onError: {
          target: 'entering.unanswered',
          description:
            'The request fails, or there is no answer within 45 seconds, so the voucher may be used, and the portal reloads the account.',
          actions: 'announceAccountChanged',
          meta: { requirements: ['P4'] },
        },
      },
    },
    redeemed: {
      description: 'The page confirms the top-up and shows the new balance.',
      tags: ['redeemed'],
      meta: { requirements: ['P4'] },
      on: {
        'voucher.begin': { target: 'entering', description: 'The customer redeems another voucher.' },
      },
    },
  },
})
