import type { Bill } from '../../api/types'
import { type EarlierPayment, earlierPaymentOfBill } from '../../core/payments/earlierPayment'
import type { Payments } from '../../core/payments/payments'
import { billMonths } from '../../domain/billMonths'
import { mayBeDue } from '../../domain/billStatus'
import { paths } from '../../domain/paths'

/** The payments that may have moved money already, by the reference number of their bill. */
export function earlierPaymentsOf(payments: Payments): ReadonlyMap<string, EarlierPayment> {
  const references = payments.list().flatMap(({ order }) => (order?.kind === 'bill' ? [order.reference] : []))
  return new Map(
    [...new Set(references)].flatMap((reference) => {
      const earlier = earlierPaymentOfBill(payments, reference)
      return earlier ? [[reference, earlier] as const] : []
    }),
  )
}

/** The earlier payment of a bill, if it has a reference number. */
export const earlierOf = (
  earlierPayments: ReadonlyMap<string, EarlierPayment>,
  { referenceNumber }: Bill,
): EarlierPayment | undefined => earlierPayments.get(referenceNumber ?? '')

export type BillKind = 'all' | 'unpaid' | 'paid'

/** The bills of a kind, newest first. Credits, and bills with nothing to pay, are neither open nor paid. */
export const billsOfKind = (bills: readonly Bill[], kind: BillKind): Bill[] =>
  billMonths(bills)
    .flatMap((month) => month.bills)
    .filter((bill) => kind === 'all' || (kind === 'paid' ? bill.isBillPayed : mayBeDue(bill)))

/** Those that are, or may be, to pay come first. */
export const openFirst = (bills: readonly Bill[]): Bill[] =>
  bills.toSorted((one, other) => Number(mayBeDue(other)) - Number(mayBeDue(one)))

/** Selects a bill in the address. */
export const billPath = ({ billId }: Bill): string => `${paths.bills}?bill=${encodeURIComponent(billId)}`
