/** The lowest and the highest amount of one top-up, in EUR. */
const LEAST = 10
const MOST = 50

/** The balance after a top-up, in EUR; null without a balance or with an invalid amount. */
export const balanceAfter = (balance: number | null | undefined, amount: number | null): number | null =>
  typeof balance === 'number' && amount !== null && amount >= LEAST && amount <= MOST
    ? Math.round((balance + amount) * 100) / 100
    : null
