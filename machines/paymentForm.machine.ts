import { emit, setup } from 'xstate'

export const paymentFormMachine = setup({
  types: {
    events: {} as
      | { type: 'form.ready' }
      | { type: 'form.expire' }
      | { type: 'form.break' }
      | { type: 'form.retry' },
    emitted: {} as { type: 'form.expired' } | { type: 'form.broken' },
    tags: {} as 'loading' | 'failed',
  },
  actions: {
    announceExpiry: emit({ type: 'form.expired' }),
    announceBrokenForm: emit({ type: 'form.broken' }),
  },
  delays: { slowNotice: 4_000, formTimeout: 20_000, checkoutLifetime: 1_800_000 },
}).createMachine({
  id: 'paymentForm',
  description: 'The page shows the form of the payment provider for a prepared payment.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The form loads, and the page keeps its space free.',
      tags: ['loading'],
      initial: 'loading',
      on: {
        'form.ready': {
          target: 'ready',
          description: 'The payment provider shows its form.',
          meta: { requirements: ['P5', 'P6'] },
        },
        'form.expire': {
          target: 'expired',
          description: 'The payment provider does not know the payment, or it has ended.',
        },
        'form.break': {
          target: 'broken',
          description: 'The form does not load, for example because an ad blocker stops it.',
        },
      },
      after: {
        formTimeout: { target: 'broken', description: 'The form is not ready within 20 seconds.' },
      },
      states: {
        loading: {
          description: 'A placeholder covers the space of the form.',
          after: {
            slowNotice: { target: 'slow', description: 'The form is not ready within 4 seconds.' },
          },
        },
        slow: { description: 'The page says that the form takes longer than usual.' },
      },
    },
    ready: {
      description: 'The customer fills in the form and pays.',
      on: {
        'form.expire': {
          target: 'expired',
          description: 'The payment ends while the form is open.',
        },
        'form.break': {
          target: 'broken',
          description: 'The form fails, for example because its fields cannot send the card data.',
        },
      },
      after: {
        checkoutLifetime: {
          target: 'expired',
          description: 'The form is 30 minutes old, so the payment, which is older, has ended.',
          meta: { requirements: ['P6'] },
        },
      },
    },
    broken: {
      description: 'The page says that the form is unavailable, and offers a retry.',
      tags: ['failed'],
      entry: 'announceBrokenForm',
      on: {
        'form.retry': {
          target: 'waiting',
          description: 'The customer retries, and the portal loads a new form for the same payment.',
          meta: { requirements: ['P5', 'P6'] },
        },
      },
    },
    expired: {
      description: 'The page says that the customer can no longer complete this payment.',
      type: 'final',
      entry: 'announceExpiry',
    },
  },
})
