/** The median of several measurements with the lowest and the highest. */
export interface Statistic {
  median: number
  low: number
  high: number
}

type Value = number | null

/** Null without any value. */
export function statistic(values: readonly Value[]): Statistic | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b)
  const [low] = sorted
  const high = sorted.at(-1)
  if (low === undefined || high === undefined) return null
  const middle = sorted.slice((sorted.length - 1) >> 1, (sorted.length >> 1) + 1)
  return { median: middle.reduce((sum, value) => sum + value, 0) / middle.length, low, high }
}

/** The smallest value that at least this percentage of all values does not exceed; null without any value. */
export const percentile = (values: readonly number[], percent: number): number | null =>
  values.toSorted((a, b) => a - b)[Math.max(0, Math.ceil((values.length * percent) / 100) - 1)] ?? null

/** Divides within each round, because a machine that is slow for a while slows both values. */
export const ratios = (numerators: readonly Value[], divisors: readonly Value[]): Statistic | null =>
  statistic(
    numerators.map((value, round) => (value === null || !divisors[round] ? null : value / divisors[round])),
  )

/** The format of a value: decimals, divisor and unit. */
const units = {
  ms: [0, 1, ' ms'],
  kB: [1, 1e3, ' kB'],
  MB: [1, 1e6, ' MB'],
  count: [0, 1, ''],
  ratio: [2, 1, ' ×'],
} as const
export type Unit = keyof typeof units

/** The median, with the lowest and the highest if they differ. */
export function formatStatistic(unit: Unit, values: Statistic | null): string {
  if (!values) return '–'
  const [decimals, divisor, suffix] = units[unit]
  const [low = '', median, high] = [values.low, values.median, values.high].map((value) =>
    (value / divisor).toFixed(decimals),
  )
  return `${median}${suffix}${low === high ? '' : ` (${low}–${high})`}`
}
