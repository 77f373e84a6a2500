import { paymentResultMachine } from '../../machines/paymentResult.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(paymentResultMachine, {
  starts: { returned: { checkoutId: 'C0FFEE.test-01' }, withoutPayment: { checkoutId: null } },
  events: [],
  outcomes: {
    askResult: {
      outputs: [{ outcome: 'succeeded' }, { outcome: 'failed' }, { outcome: 'unconfirmed' }],
      errors: [{ message: 'no answer' }],
    },
  },
})
