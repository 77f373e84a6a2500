import { useI18nContext } from '../../../i18n/i18n-react'
import type { Forecast } from '../../domain/forecast'
import { useProviderTime } from '../../flows/providerClock'
import { formatFutureDay } from '../../lib/dates'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import { IconLine } from './layout'

const colours = { lasts: 'success', close: 'muted', short: 'warn' } as const

/** The forecast of an allowance: it lasts to the end, or about this long. */
export function ForecastText({ tier, days }: Forecast) {
  const { LL } = useI18nContext()
  const date = formatFutureDay(days, useProviderTime())
  return (
    <IconLine color={colours[tier]} fontWeight="semibold">
      {tier === 'lasts' ? <SuccessIcon /> : <ClockIcon />}
      <span>{tier === 'lasts' ? LL.overview.lasts({ date }) : LL.overview.lastsAbout({ date })}</span>
    </IconLine>
  )
}
