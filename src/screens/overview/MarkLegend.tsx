import { useI18nContext } from '../../../i18n/i18n-react'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { IconLine } from './layout'

/** Explains the marks on the meters. */
export function MarkLegend({ period: { left, length } }: { period: TariffPeriod }) {
  const { LL } = useI18nContext()
  return (
    <IconLine color="muted" fontSize="xs" marginTop="5">
      <svg width="3" height="16" aria-hidden="true">
        <rect width="3" height="16" rx="1.5" fill="currentColor" />
      </svg>
      <span>{LL.overview.remainingTime({ left, all: length })}</span>
    </IconLine>
  )
}
