import { paymentResultMachine } from '../../../machines/paymentResult.machine'
import { casesOf } from '../../../tools/paths/cases'

const checkoutId = 'C0FFEE.test-01'

export const cases = casesOf(paymentResultMachine, {
  starts: {
    fresh: { askedPayments: [] },
    reloaded: {
      askedPayments: [
        { checkoutId, outcome: 'succeeded' },
        { checkoutId: 'DECAF.test-02', outcome: 'failed' },
      ],
    },
    reloadedInTheMiddle: { askedPayments: [{ checkoutId, outcome: null }] },
  },
  events: [
    { type: 'result.ask', case: 'a top-up', checkoutId, kind: 'topUp' },
    { type: 'result.ask', case: 'a bill', checkoutId, kind: 'bill' },
    { type: 'result.ask', case: 'a payment of the app', checkoutId: 'DECAF.test-02', kind: 'app' },
    { type: 'result.ask', case: 'no payment', checkoutId: null, kind: 'topUp' },
    { type: 'result.clear' },
  ],
  systemEvents: ['result.clear'],
  outcomes: {
    askResult: {
      succeeded: { outcome: 'succeeded' },
      failed: { outcome: 'failed' },
      unconfirmed: { outcome: 'unconfirmed' },
    },
  },
})
