import type { Payment } from '../../src/core/payments/payment'

/** A payment of the newest open bill of `everyday`, as a tab stores it: its form was opened, and no more. */
export const payment = (changes: Partial<Payment> = {}): Payment => ({
  checkoutId: 'BEFORE.test-01',
  ownerId: 'P-1001',
  productId: 'P-1002',
  order: { kind: 'bill', reference: 'R-1002-2026-11', amount: 29.9 },
  begunAt: new Date(2026, 10, 20, 9).getTime(),
  sentAt: null,
  result: null,
  form: null,
  ...changes,
})

/** A result that was requested on 20 November 2026 at 9:30, local time. */
export const result = (outcome: 'succeeded' | 'failed' | null) => ({
  outcome,
  askedAt: new Date(2026, 10, 20, 9, 30).getTime(),
})
