import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'
import { type Forecast, forecastOf, isUsedUp, MIN_ELAPSED_DAYS } from './forecast'
import { mainDataOf } from './mainData'

type NamedAllowance = Allowance & { name: string }

/** An allowance that ends before the period does. */
interface ShortAllowance {
  name: string
  /** Days from today; `undefined` if it is used up. */
  days: number | undefined
}

/**
 * Whether the allowances last until the period ends, in `days`.
 * `mainData`: not all of them, and what the main data does; `short` are others. Without main data: `lasts`: all, or most
 * of them except `short`; `tooLittle`: `short`, and the portal cannot say that most others last.
 */
export type ForecastSummary =
  | { kind: 'noCredit' }
  | { kind: 'noAllowances' }
  | { kind: 'tooEarly' }
  | { kind: 'lasts' | 'tooLittle'; days: number; short: ShortAllowance[] }
  | { kind: 'mainData'; days: number; short: ShortAllowance[]; name: string; forecast: Forecast | 'usedUp' }

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
  const forecasts = new Map(
    allowances.map((allowance) => [
      allowance,
      isUsedUp(allowance) ? ('usedUp' as const) : forecastOf(allowance, period, today),
    ]),
  )
  const daysOf = (allowance: NamedAllowance) => {
    const forecast = forecasts.get(allowance)
    return forecast === 'usedUp' ? undefined : forecast?.days
  }
  const lasts = (allowance: NamedAllowance) => {
    const forecast = forecasts.get(allowance)
    return forecast && forecast !== 'usedUp' && forecast.tier === 'lasts'
  }
  const short = allowances
    .filter((allowance) => forecasts.get(allowance) && !lasts(allowance))
    .sort((one, other) => (daysOf(one) ?? -1) - (daysOf(other) ?? -1))
  const toShort = (allowance: NamedAllowance) => ({ name: allowance.name, days: daysOf(allowance) })
  const lasting = allowances.filter(lasts).length
  const isComplete = short.length + lasting === allowances.length
  const main = mainDataOf(allowances, period, today)
  const forecast = main && forecasts.get(main)
  if (main && forecast && (short.length > 0 || !isComplete)) {
    const others = short.filter((allowance) => allowance !== main).map(toShort)
    return { kind: 'mainData', days, short: others, name: main.name, forecast }
  }
  if (isComplete && short.length <= lasting) return { kind: 'lasts', days, short: short.map(toShort) }
  if (short.length > 0) return { kind: 'tooLittle', days, short: short.map(toShort) }
  const isEarly = length - days < MIN_ELAPSED_DAYS
  const endsWithPeriod = (allowance: Allowance) =>
    usedPartOf(allowance) !== undefined && hasSameEnd(period, allowance, today)
  return isEarly && allowances.some(endsWithPeriod) ? { kind: 'tooEarly' } : undefined
}
