import type { Locales, TranslationFunctions } from '../../i18n/i18n-types'
import { parseApiDate } from '../lib/formats/dates'
import { sumOfRounded } from '../lib/formats/numbers'
import { monthName, monthOf } from '../lib/months'
import { mayBeDue, type PayableAmounts } from './billStatus'

export interface IssuedBill extends PayableAmounts {
  /** day.month.year */
  forDate?: string | null | undefined
}

/** The month of issue, as `2026-11`; null without a readable date. */
export function monthOfBill({ forDate }: Pick<IssuedBill, 'forDate'>): string | null {
  const date = parseApiDate(forDate ?? '')
  return date ? monthOf(date) : null
}

/** That month in words. */
export const billMonthText = (
  month: string | null,
  { bill }: TranslationFunctions,
  locale: Locales,
): string => (month === null ? bill.withoutDate() : monthName(month, locale))

export interface BillMonth<Bill> {
  /** `2026-11`; null for bills without a date. */
  month: string | null
  bills: Bill[]
}

/** The bills by month of issue, newest first; those without a date come last. */
export function billMonths<Bill extends IssuedBill>(bills: readonly Bill[]): BillMonth<Bill>[] {
  const months = new Map<string | null, Bill[]>()
  for (const bill of bills) {
    const month = monthOfBill(bill)
    months.set(month, [...(months.get(month) ?? []), bill])
  }
  const sorted = [...months].sort(([one], [other]) => (other ?? '').localeCompare(one ?? ''))
  return sorted.map(([month, bills]) => ({ month, bills }))
}

export interface MonthlyTotal {
  month: string
  /** The number of bills. */
  bills: number
  /** In euro; null if it is unknown for any bill. */
  total: number | null
  /** Whether one of the bills is, or may be, to pay. */
  isOpen: boolean
}

/** The sum of amounts; null if one is unknown. */
export const sumOfKnown = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce<number | null>(
    (sum, amount) => (sum === null || amount === null ? null : sumOfRounded(sum, amount)),
    0,
  )

/** Costs of the last months with a bill, oldest first. */
export function monthlyTotals(bills: readonly IssuedBill[], months: number): MonthlyTotal[] {
  return billMonths(bills)
    .flatMap(({ month, bills }) =>
      month === null
        ? []
        : [
            {
              month,
              bills: bills.length,
              total: sumOfKnown(bills.map(({ total }) => total?.value ?? null)),
              isOpen: bills.some(mayBeDue),
            },
          ],
    )
    .slice(0, months)
    .reverse()
}
