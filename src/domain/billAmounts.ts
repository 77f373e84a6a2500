import { billMonths, type IssuedBill } from './billMonths'

interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** What is still to be paid of a bill, in euro; nothing of a bill that is paid, `null` where nobody says how much. */
export const openAmount = ({ isBillPayed, remaining, total }: PayableAmounts): number | null =>
  isBillPayed ? 0 : (remaining ?? total?.value ?? null)

interface PayableBill extends PayableAmounts, IssuedBill {
  isBillPayed?: boolean | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
  referenceNumber?: string | null | undefined
}

/** Whether a bill can be paid online: something of it is open, and it has the number by which it is paid. */
export const isPayable = (bill: PayableBill): boolean =>
  Boolean(bill.referenceNumber) && (openAmount(bill) ?? 0) > 0

/** In euro; `null` if it is not known of every bill. */
export const totalDebt = (bills: readonly PayableAmounts[]): number | null =>
  bills.map(openAmount).reduce((sum, open) => (sum === null || open === null ? null : sum + open), 0)

/** The oldest bill of which something can be paid online: that to begin with. Undefined where none can, or none has a date. */
export const oldestPayable = <Bill extends PayableBill>(bills: readonly Bill[]): Bill | undefined =>
  billMonths(bills.filter(isPayable))
    .filter(({ month }) => month !== null)
    .at(-1)
    ?.bills.at(-1)
