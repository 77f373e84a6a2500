import { billMonths, type IssuedBill } from './billMonths'

interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** The unpaid amount of a bill, in euro; zero if it is paid, `null` if unknown. */
export const openAmount = ({ isBillPayed, remaining, total }: PayableAmounts): number | null =>
  isBillPayed ? 0 : (remaining ?? total?.value ?? null)

interface PayableBill extends PayableAmounts, IssuedBill {
  isBillPayed?: boolean | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
  referenceNumber?: string | null | undefined
}

/** Whether a bill can be paid online: it is open, and has the number that a payment needs. */
export const isPayable = (bill: PayableBill): boolean =>
  Boolean(bill.referenceNumber) && (openAmount(bill) ?? 0) > 0

/** In euro; `null` if it is unknown for any bill. */
export const totalDebt = (bills: readonly PayableAmounts[]): number | null =>
  bills.map(openAmount).reduce((sum, open) => (sum === null || open === null ? null : sum + open), 0)

/** The oldest bill that can be paid online: the one to pay first. Undefined without a dated one. */
export const oldestPayable = <Bill extends PayableBill>(bills: readonly Bill[]): Bill | undefined =>
  billMonths(bills.filter(isPayable))
    .filter(({ month }) => month !== null)
    .at(-1)
    ?.bills.at(-1)
