import type { Locales, TranslationFunctions } from '../../i18n/i18n-types'
import { countParams } from '../lib/numbers'
import { billMonths, type IssuedBill, sumOfKnown } from './billMonths'
import { formatMoney, roundToCents } from './money'

interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** The unpaid amount of a bill, in euro; zero if it is paid, `null` if unknown. */
export function openAmount({ isBillPayed, remaining, total }: PayableAmounts): number | null {
  const amount = isBillPayed ? 0 : (remaining ?? total?.value ?? null)
  return amount === null ? null : roundToCents(amount)
}

interface PayableBill extends PayableAmounts {
  referenceNumber?: string | null | undefined
}

/** What a payment of a bill needs; `null` if it cannot be paid online: it is not open, or has no number. */
export function orderOf(bill: PayableBill): { reference: string; amount: number } | null {
  const amount = openAmount(bill)
  return bill.referenceNumber && amount !== null && amount > 0
    ? { reference: bill.referenceNumber, amount }
    : null
}

/** In euro; `null` if it is unknown for any bill. */
export const totalDebt = (bills: readonly PayableAmounts[]): number | null =>
  sumOfKnown(bills.map(openAmount))

/** The total debt, and a note about the open bills. If some could not be read, the sum would be a guess. */
export function debtTexts(
  bills: readonly PayableAmounts[],
  isPartial: boolean,
  { bill }: TranslationFunctions,
  locale: Locales,
) {
  const debt = isPartial ? null : totalDebt(bills)
  if (debt === null) return { isKnown: false, figure: '–', note: bill.debtUnknown() }
  const openCount = bills.filter(({ isBillPayed }) => !isBillPayed).length
  const note = openCount > 0 ? bill.openCount(countParams(openCount, locale)) : bill.nothingOpen()
  return { isKnown: true, figure: formatMoney(debt, locale), note }
}

/** The oldest bill that can be paid online: the one to pay first. Undefined without a dated one. */
export const oldestPayable = <Bill extends PayableBill & IssuedBill>(
  bills: readonly Bill[],
): Bill | undefined =>
  billMonths(bills.filter(orderOf))
    .filter(({ month }) => month !== null)
    .at(-1)
    ?.bills.at(-1)
