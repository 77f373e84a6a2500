import { dailyShare } from '../../domain/dailyShare'
import { type Forecast, forecastOf } from '../../domain/forecast'
import { remainingShareOf } from '../../domain/remainingShare'
import type { Allowance, TariffPeriod } from '../../domain/tariffPeriod'

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
  mark: remainingShareOf(account, period, now),
})

/** Amber only for an allowance that runs short. */
export const toneOf = (outlook: Outlook | undefined) =>
  outlook?.forecast?.tier === 'short' ? 'short' : 'data'
