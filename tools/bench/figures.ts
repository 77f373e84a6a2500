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

/** The ratio in each round by itself: a machine that is slow for a while is slow for both. */
export const ratios = (over: readonly Value[], under: readonly Value[]): Statistic | null =>
  statistic(
    over.map((value, round) => {
      const base = under[round] ?? null
      return value === null || !base ? null : value / base
    }),
  )

const units = {
  ms: { decimals: 0, per: 1, name: ' ms' },
  kB: { decimals: 1, per: 1e3, name: ' kB' },
  MB: { decimals: 1, per: 1e6, name: ' MB' },
  count: { decimals: 0, per: 1, name: '' },
  shift: { decimals: 3, per: 1, name: '' },
  ratio: { decimals: 2, per: 1, name: ' ×' },
}
export type Unit = keyof typeof units

const digits = (unit: Unit, value: number) => (value / units[unit].per).toFixed(units[unit].decimals)

export const written = (unit: Unit, value: Value | undefined): string =>
  value === null || value === undefined ? '–' : digits(unit, value) + units[unit].name

/** The median, with the lowest and the highest if they differ. */
export function spread(unit: Unit, values: Statistic | null): string {
  if (!values) return '–'
  const [low, high] = [digits(unit, values.low), digits(unit, values.high)]
  const median = written(unit, values.median)
  return low === high ? median : `${median} (${low}–${high})`
}
