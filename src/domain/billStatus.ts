import { roundToCents } from './money'

export interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** What is to pay, or the credit, above zero and in euro. */
export type BillStatus =
  | { state: 'toPay' | 'credit'; amount: number }
  | { state: 'paid' | 'nothingToPay' | 'unknown' }

/** A paid bill is never due again, whatever else it says; for all others, the amount decides. */
export function billStatus({ isBillPayed, remaining, total }: PayableAmounts): BillStatus {
  if (isBillPayed) return { state: 'paid' }
  // `null` is unreadable: only a bill that never named what remains is open as a whole.
  const open = remaining === undefined ? total?.value : remaining
  if (typeof open !== 'number') return { state: 'unknown' }
  const amount = roundToCents(open)
  if (amount === 0) return { state: 'nothingToPay' }
  return amount > 0 ? { state: 'toPay', amount } : { state: 'credit', amount: -amount }
}

/** What is to be paid of a bill, in euro; `null` if unknown. */
export function openAmount(bill: PayableAmounts): number | null {
  const status = billStatus(bill)
  if (status.state === 'unknown') return null
  return status.state === 'toPay' ? status.amount : 0
}

/** Whether a bill is, or may be, to pay. */
export const mayBeDue = (bill: PayableAmounts): boolean => openAmount(bill) !== 0
