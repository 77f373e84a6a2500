import type { Bill } from '../../api/types'
import { parseWireDate } from '../../lib/dates'

export interface BillMonth {
  /** `2026-11`; null for bills without a date. */
  month: string | null
  bills: Bill[]
}

/** The month in which a bill was issued, as `2026-11`. */
function monthOf({ forDate }: Bill): string | null {
  const date = parseWireDate(forDate ?? '')
  return date ? `${date.getFullYear()}-${String(date.getMonth() + 1).padStart(2, '0')}` : null
}

/** The bills by month of issue, newest first; those without a date at the end. */
export function billMonths(bills: readonly Bill[]): BillMonth[] {
  const months = new Map<string | null, Bill[]>()
  for (const bill of bills) {
    const month = monthOf(bill)
    months.set(month, [...(months.get(month) ?? []), bill])
  }
  const sorted = [...months].sort(([one], [other]) => (other ?? '').localeCompare(one ?? ''))
  return sorted.map(([month, bills]) => ({ month, bills }))
}
