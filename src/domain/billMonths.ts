import { parseWireDate } from '../lib/dates'
import { monthOf } from '../lib/months'

export interface IssuedBill {
  /** day.month.year */
  forDate?: string | null | undefined
  isBillPayed?: boolean | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

export interface BillMonth<Bill> {
  /** `2026-11`; null for bills without a date. */
  month: string | null
  bills: Bill[]
}

/** The bills by month of issue, newest first; those without a date come last. */
export function billMonths<Bill extends IssuedBill>(bills: readonly Bill[]): BillMonth<Bill>[] {
  const months = new Map<string | null, Bill[]>()
  for (const bill of bills) {
    const date = parseWireDate(bill.forDate ?? '')
    const month = date ? monthOf(date) : null
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
  /** Whether one of the bills is unpaid. */
  isOpen: boolean
}

/** Costs of the last months with a bill, oldest first. */
export function monthlyTotals(bills: readonly IssuedBill[], months: number): MonthlyTotal[] {
  const sum = (bills: readonly IssuedBill[]) =>
    bills
      .map(({ total }) => total?.value ?? null)
      .reduce((sum, value) => (sum === null || value === null ? null : sum + value), 0)
  return billMonths(bills)
    .flatMap(({ month, bills }) =>
      month === null
        ? []
        : [
            {
              month,
              bills: bills.length,
              total: sum(bills),
              isOpen: bills.some(({ isBillPayed }) => !isBillPayed),
            },
          ],
    )
    .slice(0, months)
    .reverse()
}
