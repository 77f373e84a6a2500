import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../flows/providerClock'
import { formatDayAhead } from '../../lib/dates'
import { ClockIcon } from '../../ui/icons/clock'
import { SuccessIcon } from '../../ui/icons/status'
import type { Outlook } from './outlook'
import { IconLine } from './parts'

const colours = { lasts: 'success', close: 'muted', short: 'warn' } as const

/** Until when an allowance goes at its pace so far: to the end, or about how far. */
export function ForecastWords({ outlook: { forecast, period } }: { outlook: Outlook }) {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  if (!forecast || !period) return null
  const { tier } = forecast
  return (
    <IconLine color={colours[tier]} fontWeight="semibold">
      {tier === 'lasts' ? <SuccessIcon /> : <ClockIcon />}
      <span>
        {tier === 'lasts'
          ? LL.overview.lasts({ date: formatDayAhead(period.left, now) })
          : LL.overview.lastsAbout({ date: formatDayAhead(forecast.days, now) })}
      </span>
    </IconLine>
  )
}
