import type { PayableBill } from '../../../machines/billPayment.machine'
import type { Payment } from './payment'
import type { PaymentRecords } from './paymentRecords'

/** A payment that may have moved money already: who pays again must know it. Its amount is in euro. */
export interface EarlierPayment {
  state: 'unconfirmed' | 'succeeded'
  amount: number
  /** When the portal learned of it last, in milliseconds since 1970. */
  askedAt: number
}

type KnownPayments = Pick<PaymentRecords, 'list'>

/** Milliseconds after which the balance shows a top-up. No list says so, as it does for a bill. */
const BOOKING_TIME_MS = 24 * 3_600_000

function earlierOf({ order, result, sentAt }: Payment): EarlierPayment | null {
  const askedAt = result?.askedAt ?? sentAt
  if (!order || askedAt === null || result?.outcome === 'failed') return null
  return { state: result?.outcome ?? 'unconfirmed', amount: order.amount, askedAt }
}

/** The last one of these payments that may have moved money: a form that was only opened has not. */
const lastEarlier = (payments: readonly Payment[]) =>
  payments.map(earlierOf).findLast((earlier) => earlier !== null) ?? null

const paymentsOfBill = (payments: KnownPayments, reference: string | null | undefined) =>
  payments.list().filter(({ order }) => order?.kind === 'bill' && order.reference === reference)

/** The earlier payment of a bill. It ends when the list says that the bill is paid: then nothing can pay it. */
export const earlierPaymentOfBill = (
  payments: KnownPayments,
  reference: string | null | undefined,
): EarlierPayment | null => lastEarlier(paymentsOfBill(payments, reference))

/**
 * The address of a top-up's payment page need not name the payment. Then a later return from a payment that no tab began
 * may be its result, unless that one failed.
 */
function withPossibleResult(topUp: Payment, payments: readonly Payment[]): Payment {
  if (topUp.checkoutId !== null || topUp.result !== null) return topUp
  const returns = payments.filter(({ order, result }) => order === null && result?.outcome !== 'failed')
  const askedAt = Math.max(0, ...returns.map(({ result }) => result?.askedAt ?? 0))
  return askedAt > (topUp.begunAt ?? 0) ? { ...topUp, result: { outcome: null, askedAt } } : topUp
}

/** The earlier top-up of the same number with the same amount. */
export function earlierTopUp(
  payments: KnownPayments,
  { phone, amount }: { phone: string; amount: number | null },
  now: number = Date.now(),
): EarlierPayment | null {
  const known = payments.list()
  const earlier = lastEarlier(
    known
      .filter(({ order }) => order?.kind === 'topUp' && order.phone === phone && order.amount === amount)
      .map((topUp) => withPossibleResult(topUp, known)),
  )
  return earlier && now - earlier.askedAt < BOOKING_TIME_MS ? earlier : null
}

/**
 * Whether an online payment of the bill began, and did not fail for certain: a bank transfer would pay again what it may
 * pay. `exceptId` is a payment whose form did not load.
 */
export const hasBegunPayment = (payments: KnownPayments, bill: PayableBill, exceptId?: string): boolean =>
  paymentsOfBill(payments, bill.reference).some(
    ({ checkoutId, result }) => checkoutId !== exceptId && result?.outcome !== 'failed',
  )

/**
 * Whether the form of a payment must not be paid any more: the customer has returned from it, or meanwhile from another
 * payment of its bill.
 */
export const isOvertaken = (
  payments: KnownPayments,
  { checkoutId, order, begunAt, result }: Payment,
): boolean =>
  result !== null ||
  (order?.kind === 'bill' &&
    paymentsOfBill(payments, order.reference).some((other) => {
      const earlier = other.checkoutId === checkoutId ? null : earlierOf(other)
      return earlier !== null && earlier.askedAt >= (begunAt ?? 0)
    }))

/** The bill of a payment, if a tab of the customer began it. */
export function billOfPayment(payment: Payment | undefined): PayableBill | null {
  if (payment?.order?.kind !== 'bill') return null
  const { reference, amount } = payment.order
  return { reference, amount }
}
