import { useI18nContext } from '../../../i18n/i18n-react'
import type { UsageByDay } from '../../domain/usageByDay'
import type { UsageKind } from '../../domain/usageKind'
import { formatWireDate } from '../../lib/dates'
import { daysOfMonth, monthName } from '../../lib/months'
import { ChartNotes } from './ChartNotes'
import { DayColumns } from './DayColumns'
import { UsageTable } from './UsageTable'
import { useFormatAmount } from './useFormatAmount'
import { useKindNames } from './useKindNames'

interface DayChartProps {
  usage: UsageByDay
  kind: UsageKind
  /** As `2026-11`. */
  month: string
}

/** The use of a kind on each day of a month, drawn and for screen readers. */
export function DayChart({ usage, kind, month }: DayChartProps) {
  const { LL, locale } = useI18nContext()
  const formatAmount = useFormatAmount()
  const name = useKindNames()[kind]
  const { firstDay } = daysOfMonth(month)
  const dateOf = (day: number) => formatWireDate(new Date(firstDay.getFullYear(), firstDay.getMonth(), day))
  // A day that may get more entries is not a reliable peak.
  const [peak] = usage.days
    .filter(({ state, units }) => state === 'full' && units > 0)
    .sort((one, other) => other.units - one.units)
  const subject = { kind: name, month: monthName(month, locale) }
  const label = peak
    ? LL.listing.chartPeak({
        ...subject,
        amount: formatAmount(peak.units, usage.unit),
        date: dateOf(peak.day),
      })
    : LL.listing.chart(subject)
  return (
    <figure>
      <DayColumns usage={usage} peak={peak} label={label} />
      <UsageTable usage={usage} caption={LL.listing.chart(subject)} />
      <ChartNotes usage={usage} month={firstDay.getMonth() + 1} />
    </figure>
  )
}
