/** The lowest and the highest amount of one top-up, in EUR. */
const MIN_TOP_UP_EUR = 10
const MAX_TOP_UP_EUR = 50

/** The balance after a top-up, in EUR; null without a balance or with an invalid amount. */
export const balanceAfterTopUp = (
  balance: number | null | undefined,
  amount: number | null,
): number | null =>
  typeof balance === 'number' && amount !== null && amount >= MIN_TOP_UP_EUR && amount <= MAX_TOP_UP_EUR
    ? Math.round((balance + amount) * 100) / 100
    : null
