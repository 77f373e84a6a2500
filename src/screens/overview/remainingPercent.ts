/**
 * The rest of an account, in percent with one decimal, 0 to 100.
 * `null` if there is nothing to compare: no balance, or no initial balance above zero.
 */
export function remainingPercent(
  balance: number | null | undefined,
  initialBalance: number | null | undefined,
): number | null {
  if (typeof balance !== 'number' || typeof initialBalance !== 'number' || initialBalance <= 0) return null
  const percent = Math.round((balance / initialBalance) * 1000) / 10
  return Math.min(100, Math.max(0, percent))
}
