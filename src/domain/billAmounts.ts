import type { Locales, TranslationFunctions } from '../../i18n/i18n-types'
import { countParams, sumOfRounded } from '../lib/formats/numbers'
import { billMonths, type IssuedBill, sumOfKnown } from './billMonths'
import { billStatus, openAmount, type PayableAmounts } from './billStatus'
import { formatMoney } from './money'

/** Whether a bill is to pay, in words. */
export const billStatusText = (bill: PayableAmounts, { bill: texts }: TranslationFunctions): string =>
  ({
    paid: texts.paid,
    toPay: texts.unpaid,
    nothingToPay: texts.nothingToPay,
    credit: texts.credit,
    unknown: texts.amountUnknown,
  })[billStatus(bill).state]()

interface PayableBill extends PayableAmounts {
  referenceNumber?: string | null | undefined
}

/** What a payment of a bill needs; `null` if it cannot be paid online: it is not open, or has no number. */
export function orderOf(bill: PayableBill): { reference: string; amount: number } | null {
  const status = billStatus(bill)
  return bill.referenceNumber && status.state === 'toPay'
    ? { reference: bill.referenceNumber, amount: status.amount }
    : null
}

/** The sum of what is to be paid, in euro, without credits; `null` if it is unknown for any bill. */
export const totalDebt = (bills: readonly PayableAmounts[]): number | null =>
  sumOfKnown(bills.map(openAmount))

/**
 * The total debt, a note about the open bills, and the credit beside it, which only the provider sets off. If some
 * could not be read, the sums would be guesses.
 */
export function debtTexts(
  bills: readonly PayableAmounts[],
  isPartial: boolean,
  { bill }: TranslationFunctions,
  locale: Locales,
) {
  const debt = isPartial ? null : totalDebt(bills)
  if (debt === null) return { isKnown: false, figure: '–', note: bill.debtUnknown() }
  const statuses = bills.map(billStatus)
  const openCount = statuses.filter(({ state }) => state === 'toPay').length
  const note = openCount > 0 ? bill.openCount(countParams(openCount, locale)) : bill.nothingOpen()
  const credit = sumOfRounded(...statuses.map((one) => (one.state === 'credit' ? one.amount : 0)))
  const creditNote = credit > 0 ? bill.creditAmount({ amount: formatMoney(credit, locale) }) : undefined
  return { isKnown: true, figure: formatMoney(debt, locale), note, creditNote }
}

/** The oldest bill that can be paid online: the one to pay first. Undefined without a dated one. */
export const oldestPayable = <Bill extends PayableBill & IssuedBill>(
  bills: readonly Bill[],
): Bill | undefined =>
  billMonths(bills.filter(orderOf))
    .filter(({ month }) => month !== null)
    .at(-1)
    ?.bills.at(-1)
