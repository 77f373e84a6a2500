import { dailyShare } from '../../domain/dailyShare'
import { type Forecast, forecastOf } from '../../domain/forecast'
import type { Allowance, TariffPeriod } from '../../domain/tariffPeriod'
import { timeMarkOf } from '../../domain/timeMark'

/** What is derived about an allowance, as far as its data carries it. */
export interface Outlook {
  forecast: Forecast | undefined
  /** What may be used on each day until it ends, in its unit. */
  perDay: number | undefined
  /** The share of the period that is left, for an allowance that ends with it. */
  mark: number | undefined
}

export const outlookOf = (account: Allowance, period: TariffPeriod | undefined, now: Date): Outlook => ({
  forecast: forecastOf(account, period, now),
  perDay: dailyShare(account, now),
  mark: timeMarkOf(account, period, now),
})

/** Amber for what runs short, and for nothing else. */
export const toneOf = (outlook: Outlook | undefined) =>
  outlook?.forecast?.tier === 'short' ? 'short' : 'data'
