import { type Allowance, hasSameEnd, type TariffPeriod, usedPartOf } from '../../domain/tariffPeriod'
import { forecastOf, isUsedUp, MIN_ELAPSED_DAYS } from './forecast'

type NamedAllowance = Allowance & { name: string }

/** An allowance that ends before the period does. */
interface ShortAllowance {
  name: string
  /** Days from today; `undefined` if it is used up. */
  days: number | undefined
}

/**
 * Whether the allowances last until the period ends, in `days`.
 * `lasts`: all, or most of them except `short`. `tooLittle`: `short`, and the portal cannot say that most others last.
 */
export type ForecastSummary =
  | { kind: 'noCredit' }
  | { kind: 'noAllowances' }
  | { kind: 'tooEarly' }
  | { kind: 'lasts' | 'tooLittle'; days: number; short: ShortAllowance[] }

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
  const short: ShortAllowance[] = []
  let lasting = 0
  for (const allowance of allowances) {
    const forecast = forecastOf(allowance, period, today)
    if (forecast?.tier === 'lasts') lasting++
    else if (forecast || isUsedUp(allowance)) short.push({ name: allowance.name, days: forecast?.days })
  }
  short.sort((one, other) => (one.days ?? -1) - (other.days ?? -1))
  const isComplete = short.length + lasting === allowances.length
  if (isComplete && short.length <= lasting) return { kind: 'lasts', days, short }
  if (short.length > 0) return { kind: 'tooLittle', days, short }
  const isEarly = length - days < MIN_ELAPSED_DAYS
  const endsWithPeriod = (allowance: Allowance) =>
    usedPartOf(allowance) !== undefined && hasSameEnd(period, allowance, today)
  return isEarly && allowances.some(endsWithPeriod) ? { kind: 'tooEarly' } : undefined
}
