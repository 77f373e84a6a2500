import type { Locales, TranslationFunctions } from '../../../i18n/i18n-types'
import type { PayableBill } from '../../../machines/billPayment.machine'
import type { Bill } from '../../api/types'
import { oldestPayable, orderOf } from '../../domain/billAmounts'
import { monthOfBill } from '../../domain/billMonths'
import { formatMoney } from '../../domain/money'
import { monthInSentence } from '../../lib/months'
import { earlierPaymentOfBill } from '../payments/earlierPayment'
import type { Payments } from '../payments/payments'

/** A bill that can be paid online, with its month of issue as `2026-11`. */
export interface DueBill extends PayableBill {
  month: string
}

/** The oldest dated bill that can be paid online. */
export function oldestDueBill(bills: readonly Bill[]): DueBill | null {
  const bill = oldestPayable(bills)
  const month = bill && monthOfBill(bill)
  const order = bill && orderOf(bill)
  return order && month ? { ...order, month } : null
}

/** The bill to pay first: the oldest one without an earlier payment. */
export const firstDueBill = (bills: readonly Bill[], payments: Payments): DueBill | null =>
  oldestDueBill(bills.filter(({ referenceNumber }) => !earlierPaymentOfBill(payments, referenceNumber)))

/** Names the control that pays the bill: `November bezahlen · 29,90 €`. */
export const payBillText = (
  { month, amount }: DueBill,
  { bill }: TranslationFunctions,
  locale: Locales,
): string => bill.payMonth({ month: monthInSentence(month, locale), amount: formatMoney(amount, locale) })
