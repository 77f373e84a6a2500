import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { meanPerDay } from '../../domain/meanPerDay'
import type { UsageByDay } from '../../domain/usageByDay'
import { useFormatAmount } from './useFormatAmount'

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
const Note = chakra('span', { base: { display: 'flex', alignItems: 'baseline', gap: '1.5' } })

/** The dots of the days without loaded entries. */
const Dots = () => (
  <svg width="16" height="4" aria-hidden="true">
    <path d="M2 2H16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 5" />
  </svg>
)

/** To two digits, or whole: a mean is not more precise. */
const roundMean = (mean: number) => (mean < 10 ? Number(mean.toPrecision(2)) : Math.round(mean))

interface ChartNotesProps {
  usage: UsageByDay
  /** 1 to 12. */
  month: number
}

/** The mean use, and the last day whose entries may be missing. */
export function ChartNotes({ usage, month }: ChartNotesProps) {
  const { listing } = useI18nContext().LL
  const formatAmount = useFormatAmount()
  const mean = meanPerDay(usage)
  const lastOpenDay = usage.days.findLast(({ state }) => state === 'unknown' || state === 'open')
  const dateOf = (day: number) => `${day}.${month}.`
  return (
    <Notes>
      {mean && (
        <Note>
          {listing.mean({
            amount: formatAmount(roundMean(mean.units), usage.unit),
            from: `${mean.from}.`,
            to: dateOf(mean.to),
          })}
        </Note>
      )}
      {lastOpenDay && (
        <Note>
          <Dots />
          <span>{listing.notLoaded({ date: dateOf(lastOpenDay.day) })}</span>
        </Note>
      )}
    </Notes>
  )
}
