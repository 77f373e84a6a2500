/** The middle of several measurements, and how far they lie apart. */
export interface Statistic {
  median: number
  low: number
  high: number
}

/** Null where nothing could be measured. */
export function statistic(values: readonly (number | null)[]): Statistic | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  const [low] = sorted
  const high = sorted.at(-1)
  if (low === undefined || high === undefined) return null
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  return { median: middle.reduce((sum, value) => sum + value, 0) / middle.length, low, high }
}

/** The value below which so much of all lies, such as 0.95. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? null
}

/** One against the other in each round by itself: a machine that is slow for a while is slow for both. */
export function ratios(over: readonly (number | null)[], under: readonly (number | null)[]) {
  return statistic(
    over.map((value, round) => {
      const base = under[round] ?? null
      return value === null || base === null || base === 0 ? null : value / base
    }),
  )
}
