import { dailyShare } from '../../domain/dailyShare'
import { type Forecast, forecastOf } from '../../domain/forecast'
import type { Allowance, TariffPeriod } from '../../domain/tariffPeriod'
import { timeMarkOf } from '../../domain/timeMark'

/** The values derived from an allowance, as far as its data allows. */
export interface Outlook {
  forecast: Forecast | undefined
  /** The daily share until it ends, in its unit. */
  perDay: number | undefined
  /** The remaining share of the period, for an allowance that ends with it. */
  mark: number | undefined
}

export const outlookOf = (account: Allowance, period: TariffPeriod | undefined, now: Date): Outlook => ({
  forecast: forecastOf(account, period, now),
  perDay: dailyShare(account, now),
  mark: timeMarkOf(account, period, now),
})

/** Amber only for an allowance that runs short. */
export const toneOf = (outlook: Outlook | undefined) =>
  outlook?.forecast?.tier === 'short' ? 'short' : 'data'
