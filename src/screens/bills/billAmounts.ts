import type { Bill } from '../../api/types'

/** What is still to be paid of a bill, in euro; nothing of a bill that is paid. */
export const openAmount = (bill: Bill): number =>
  bill.isBillPayed ? 0 : (bill.remaining ?? bill.total?.value ?? 0)

/** In euro. */
export const totalDebt = (bills: readonly Bill[]): number =>
  bills.reduce((sum, bill) => sum + openAmount(bill), 0)
