import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'
import { type Forecast, forecastOf, isUsedUp, MIN_ELAPSED_DAYS } from './forecast'
import { laterDataOf, mainDataOf } from './mainData'

type NamedAllowance = Allowance & { name: string }

/** An allowance that ends before the period does. */
interface ShortAllowance {
  name: string
  /** Days from today; `undefined` if it is used up. */
  days: number | undefined
}

/**
 * Whether the allowances last until the period ends, in `days`.
 * `mainData`: not all of them, and what the main data does; `short` are others, `later` is data that it does not count. Without main data: `lasts`: all, or most
 * of them except `short`; `tooLittle`: `short`, and the portal cannot say that most others last.
 */
export type ForecastSummary =
  | { kind: 'noCredit' }
  | { kind: 'noAllowances' }
  | { kind: 'tooEarly' }
  | { kind: 'lasts' | 'tooLittle'; days: number; short: ShortAllowance[] }
  | {
      kind: 'mainData'
      days: number
      short: ShortAllowance[]
      name: string
      forecast: Forecast | 'usedUp'
      later: NamedAllowance[]
    }

/** `undefined` if the data allows no summary. `credit` is the balance of a prepaid contract, in euro. */
export function forecastSummaryOf(
  allowances: readonly NamedAllowance[],
  period: TariffPeriod | undefined,
  credit: number | null,
  today: Date,
): ForecastSummary | undefined {
  if (allowances.length === 0) return { kind: credit !== null && credit <= 0 ? 'noCredit' : 'noAllowances' }
  if (!period || period.left < 1) return undefined
  const { left: days, length } = period
  /** Those that may end before the period does. */
  const limited = allowances.filter((one) => !(one.unlimited && hasSameEnd(period, one, today)))
  const known = limited
    .map((allowance) => ({ allowance, forecast: forecastOf(allowance, period, today) }))
    .filter(({ allowance, forecast }) => forecast || isUsedUp(allowance))
  const ending = known
    .filter(({ forecast }) => forecast?.tier !== 'lasts')
    .sort((one, other) => (one.forecast?.days ?? -1) - (other.forecast?.days ?? -1))
  const shortOf = (some: typeof ending) =>
    some.map(({ allowance: { name }, forecast }) => ({ name, days: forecast?.days }))
  const isComplete = known.length === limited.length
  const mainAllowance = mainDataOf(allowances, period, today)
  const main = known.find(({ allowance }) => allowance === mainAllowance)
  if (main && (ending.length > 0 || !isComplete)) {
    const { allowance, forecast = 'usedUp' } = main
    const short = shortOf(ending.filter((one) => one !== main))
    const isShort = forecast === 'usedUp' || forecast.tier !== 'lasts'
    const later = isShort ? laterDataOf(allowances, period, today) : []
    return { kind: 'mainData', days, short, name: allowance.name, forecast, later }
  }
  if (isComplete && ending.length * 2 <= allowances.length)
    return { kind: 'lasts', days, short: shortOf(ending) }
  if (ending.length > 0) return { kind: 'tooLittle', days, short: shortOf(ending) }
  const isEarly = length - days < MIN_ELAPSED_DAYS
  const endsWithPeriod = (allowance: Allowance) =>
    usedPartOf(allowance) !== undefined && hasSameEnd(period, allowance, today)
  return isEarly && allowances.some(endsWithPeriod) ? { kind: 'tooEarly' } : undefined
}
