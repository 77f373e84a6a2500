import { billMonths, type IssuedBill } from '../../domain/billMonths'

interface DocumentedBill extends IssuedBill {
  hasBillPdf?: boolean | null | undefined
}

export interface BillYear<Bill> {
  year: string
  /** Newest first, with and without a PDF. */
  bills: Bill[]
}

/** The years that have a bill with a PDF, newest first. Bills without a date belong to no year. */
export function billYears<Bill extends DocumentedBill>(bills: readonly Bill[]): BillYear<Bill>[] {
  const years = new Map<string, Bill[]>()
  for (const { month, bills: billsOfMonth } of billMonths(bills)) {
    const year = month?.slice(0, 4)
    if (year) years.set(year, [...(years.get(year) ?? []), ...billsOfMonth])
  }
  return [...years]
    .filter(([, bills]) => bills.some(({ hasBillPdf }) => hasBillPdf))
    .map(([year, bills]) => ({ year, bills }))
}
