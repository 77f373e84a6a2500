interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** What is still to be paid of a bill, in euro; nothing of a bill that is paid. */
export const openAmount = ({ isBillPayed, remaining, total }: PayableAmounts): number =>
  isBillPayed ? 0 : (remaining ?? total?.value ?? 0)

/** In euro. */
export const totalDebt = (bills: readonly PayableAmounts[]): number =>
  bills.reduce((sum, bill) => sum + openAmount(bill), 0)
