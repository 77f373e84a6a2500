import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useMemo } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { shortDay } from '../../domain/dayTexts'
import { formatApiDate, localizeDates } from '../../lib/formats/dates'
import { dayOfMonth, monthName } from '../../lib/months'
import { Box, Inline } from '../../ui/layout'
import { VisuallyHidden } from '../../ui/VisuallyHidden'
import { DayButtons } from './DayButtons'
import { DayColumns } from './DayColumns'
import type { DaySums } from './rules'
import { UnknownHatching } from './UnknownHatching'
import { type DayUsage, EURO, meanPerDay, peakOf, type UsageByDay } from './usageByDay'
import { createDayFormatter, useDaySumsText, useFormatAmount, useKindNames, useSoFar } from './usageTexts'
import type { Listing, UsageChart } from './useListing'

const Notes = chakra('figcaption', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0.25rem 1rem',
    marginTop: '1.5',
    color: 'muted',
    fontSize: 'xs',
    fontVariantNumeric: 'tabular-nums',
    '&:empty': { display: 'none' },
  },
})

/** The ground of the days without loaded entries. */
const Swatch = () => (
  <svg width="16" height="10" aria-hidden="true">
    <UnknownHatching height={10} />
  </svg>
)

/** To two digits, or whole: a mean is not more precise. */
const roundMean = (mean: number) => (mean < 10 ? Number(mean.toPrecision(2)) : Math.round(mean))

interface ChartNotesProps {
  usage: UsageByDay
  /** As `2026-11`. */
  month: string
}

/** The mean use, and the last day whose entries may be missing. */
function ChartNotes({ usage, month }: ChartNotesProps) {
  const { LL } = useI18nContext()
  const formatAmount = useFormatAmount()
  // A mean of single charges says nothing.
  const mean = usage.unit === EURO ? undefined : meanPerDay(usage)
  const lastOpenDay = usage.days.findLast(({ state }) => state === 'unknown' || state === 'open')
  const dateOf = (day: number) => shortDay(dayOfMonth(month, day), LL)
  return (
    <Notes>
      {mean && (
        <Inline as="span" alignItems="baseline" gap="1.5">
          {LL.listing.mean({
            amount: formatAmount(roundMean(mean.units), usage.unit),
            from: mean.from,
            to: dateOf(mean.to),
          })}
        </Inline>
      )}
      {lastOpenDay && (
        <Inline as="span" alignItems="baseline" gap="1.5">
          <Swatch />
          <span>{LL.listing.notLoaded({ date: dateOf(lastOpenDay.day) })}</span>
        </Inline>
      )}
    </Notes>
  )
}

/** The use of a day in words. */
function useDayText(unit: string): (day: DayUsage) => string {
  const { listing } = useI18nContext().LL
  const formatAmount = useFormatAmount()
  return ({ state, units }) => {
    if (state === 'unknown') return listing.dayNotLoaded()
    const amount = formatAmount(units, unit)
    return state === 'open' ? listing.dayPartLoaded({ amount }) : amount
  }
}

interface UsageTableProps {
  usage: UsageByDay
  caption: string
}

/** The figures of the chart for screen readers. */
function UsageTable({ usage: { days, unit }, caption }: UsageTableProps) {
  const { listing } = useI18nContext().LL
  const textOf = useDayText(unit)
  return (
    <VisuallyHidden as="div">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{listing.day()}</th>
            <th scope="col">{unit === EURO ? listing.costs() : listing.used()}</th>
          </tr>
        </thead>
        <tbody>
          {days
            .filter(({ state }) => state !== 'future')
            .map((day) => (
              <tr key={day.day}>
                <th scope="row">{listing.dayNumber({ day: day.day })}</th>
                <td>{textOf(day)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </VisuallyHidden>
  )
}

interface DayChartProps {
  chart: UsageChart
  /** As `2026-11`. */
  month: string
  isComplete: boolean
  daySums: DaySums | null
  onChoose: Listing['actions']['chooseDay']
}

const Hint = chakra('p', {
  // On a phone, the sums of a day may need two lines.
  base: {
    minHeight: { base: '2.625rem', md: '1.3125rem' },
    marginBottom: '2',
    fontSize: 'sm',
    lineHeight: '1.5',
  },
  variants: {
    isDay: { true: { fontWeight: 'bold' }, false: { color: 'muted', '@media print': { display: 'none' } } },
  },
})

/** The use of a kind on each day of a month, drawn and for screen readers. */
export const DayChart = memo(function DayChart({
  chart: { usage, kind },
  month,
  isComplete,
  daySums,
  onChoose,
}: DayChartProps) {
  const { LL, locale } = useI18nContext()
  const formatAmount = useFormatAmount()
  const name = useKindNames()[kind]
  const soFar = useSoFar(isComplete)
  const textOf = useDayText(usage.unit)
  const formatDay = useMemo(() => createDayFormatter(locale), [locale])
  const peak = peakOf(usage)
  const subject = { kind: name, month: soFar(monthName(month, locale)) }
  const label = peak
    ? LL.listing.chartPeak({
        ...subject,
        amount: formatAmount(peak.units, usage.unit),
        date: localizeDates(formatApiDate(dayOfMonth(month, peak.day)), locale),
      })
    : LL.listing.chart(subject)
  const nameOf = (usage: DayUsage) => `${formatDay(dayOfMonth(month, usage.day))}: ${textOf(usage)}`
  const sumsText = useDaySumsText()
  const selectedDay = daySums?.date.getDate()
  return (
    <figure>
      <Hint isDay={daySums !== null}>
        {daySums ? `${formatDay(daySums.date)} · ${sumsText(daySums)}` : LL.listing.chooseDay()}
      </Hint>
      <Box position="relative" role="toolbar" aria-label={label}>
        <DayColumns usage={usage} peak={peak} selectedDay={selectedDay} />
        <DayButtons {...{ usage, nameOf, selectedDay, onChoose }} />
      </Box>
      <UsageTable usage={usage} caption={LL.listing.chart(subject)} />
      <ChartNotes usage={usage} month={month} />
    </figure>
  )
})
