import { billPaymentMachine } from '../../../machines/billPayment.machine'
import { casesOf } from '../../../tools/paths/cases'

const november = { reference: 'R-1002-2026-11', amount: 29.9 }
const october = { reference: 'R-1002-2026-10', amount: 33.6 }
const checkout = { id: 'C0FFEE.test-01', integrity: null, expiresAt: 1_795_167_000_000 }
const storedPayment = {
  bill: november,
  checkout: { id: 'BEFORE.test-01', integrity: null, expiresAt: 1_795_167_000_000 },
  lifetime: 600_000,
}

export const cases = casesOf(billPaymentMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'bill.pay', case: 'November', bill: november, mayBePaid: false },
    { type: 'bill.pay', case: 'October', bill: october, mayBePaid: false },
    { type: 'bill.pay', case: 'November, perhaps paid', bill: november, mayBePaid: true },
    { type: 'bill.pay', case: 'October, perhaps paid', bill: october, mayBePaid: true },
    { ...storedPayment, type: 'payment.restore', case: 'in front of the modal', step: 'paying' },
    { ...storedPayment, type: 'payment.restore', case: 'that waits', step: 'paused' },
    { ...storedPayment, type: 'payment.restore', case: 'just over', step: 'paying', lifetime: 0 },
    { type: 'payment.pause' },
    { type: 'payment.resume' },
    { type: 'payment.renew', mayBePaid: false },
    { type: 'payment.renew', case: 'perhaps paid', mayBePaid: true },
    { type: 'repeat.confirm' },
    { type: 'repeat.cancel' },
    { type: 'checkout.expire' },
    { type: 'notice.close' },
  ],
  systemEvents: ['payment.restore', 'checkout.expire'],
  outcomes: {
    prepareCheckout: {
      prepared: { outcome: 'prepared', checkout },
      'already paid': { outcome: 'alreadyPaid' },
      refused: { outcome: 'refused' },
    },
  },
})
