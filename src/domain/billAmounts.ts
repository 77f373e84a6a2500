interface PayableAmounts {
  isBillPayed?: boolean | null | undefined
  remaining?: number | null | undefined
  total?: { value?: number | null | undefined } | null | undefined
}

/** What is still to be paid of a bill, in euro; nothing of a bill that is paid, `null` where nobody says how much. */
export const openAmount = ({ isBillPayed, remaining, total }: PayableAmounts): number | null =>
  isBillPayed ? 0 : (remaining ?? total?.value ?? null)

/** In euro; `null` if it is not known of every bill. */
export const totalDebt = (bills: readonly PayableAmounts[]): number | null =>
  bills.map(openAmount).reduce((sum, open) => (sum === null || open === null ? null : sum + open), 0)
