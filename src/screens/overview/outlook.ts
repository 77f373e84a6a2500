import { dailyShare } from '../../domain/dailyShare'
import { type Forecast, forecastOf } from '../../domain/forecast'
import { type Allowance, type TariffPeriod, tariffPeriodOf } from '../../domain/tariffPeriod'
import { timeMarkOf } from '../../domain/timeMark'

/** What is derived about an allowance, as far as its data carries it. */
export interface Outlook {
  period: TariffPeriod | undefined
  forecast: Forecast | undefined
  /** What may be used on each day until it ends, in its unit. */
  perDay: number | undefined
  /** The share of the period that is left, for an allowance that ends with it. */
  mark: number | undefined
}

/** The period of a tariff, told by the first of its accounts that counts days. */
export function periodOf(accounts: readonly Allowance[] = [], now: Date): TariffPeriod | undefined {
  for (const account of accounts) {
    const period = tariffPeriodOf(account, now)
    if (period) return period
  }
  return undefined
}

export const outlookOf = (account: Allowance, period: TariffPeriod | undefined, now: Date): Outlook => ({
  period,
  forecast: forecastOf(account, period, now),
  perDay: dailyShare(account, now),
  mark: timeMarkOf(account, period, now),
})

/** Days that a forecast gives an allowance; the longest where it lasts, or where nothing can be foretold. */
const daysOf = ({ forecast }: Outlook) =>
  forecast && forecast.tier !== 'lasts' ? forecast.days : Number.POSITIVE_INFINITY

/** The one with the shortest forecast first; the others stay as they were told. */
export const byForecast = (one: { outlook: Outlook }, other: { outlook: Outlook }): number => {
  const [ofOne, ofOther] = [daysOf(one.outlook), daysOf(other.outlook)]
  return ofOne === ofOther ? 0 : ofOne - ofOther
}

/** Amber for what runs short, and for nothing else. */
export const toneOf = (outlook: Outlook | undefined) =>
  outlook?.forecast?.tier === 'short' ? 'short' : 'data'
