import type { Statistic } from './statistics'

export type Unit = 'ms' | 'kB' | 'MB' | 'count' | 'shift' | 'ratio'

const writers: Record<Unit, [digits: (value: number) => string, unit: string]> = {
  ms: [(value) => `${Math.round(value)}`, ' ms'],
  kB: [(value) => (value / 1e3).toFixed(1), ' kB'],
  MB: [(value) => (value / 1e6).toFixed(1), ' MB'],
  count: [(value) => `${Math.round(value)}`, ''],
  shift: [(value) => value.toFixed(3), ''],
  ratio: [(value) => value.toFixed(2), ' ×'],
}

export function written(unit: Unit, value: number | null | undefined): string {
  const [digits, name] = writers[unit]
  return value === null || value === undefined ? '–' : digits(value) + name
}

/** The median with the lowest and the highest, if these are others. */
export function spread(unit: Unit, values: Statistic | null): string {
  if (!values) return '–'
  const [digits] = writers[unit]
  const [low, high] = [digits(values.low), digits(values.high)]
  const middle = written(unit, values.median)
  return low === high ? middle : `${middle} (${low}–${high})`
}
