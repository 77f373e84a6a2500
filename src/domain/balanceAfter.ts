/** The least and the most that can be topped up at once, in EUR. */
const LEAST = 10
const MOST = 50

/** The balance once an amount has been topped up, in EUR; null where that cannot be said. */
export const balanceAfter = (balance: number | null | undefined, amount: number | null): number | null =>
  typeof balance === 'number' && amount !== null && amount >= LEAST && amount <= MOST
    ? Math.round((balance + amount) * 100) / 100
    : null
