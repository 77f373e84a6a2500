import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { monthAfterIn } from '../../domain/monthTexts'
import { type UsageKind, usageKinds } from '../../domain/usageKind'
import { previousMonth } from '../../lib/months'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { DayChart } from './DayChart'
import type { ChosenDay } from './ListingFilters'
import { compareMonths } from './monthComparison'
import type { SummaryLine } from './summary'
import { UsageKindTiles } from './UsageKindTiles'
import type { UsageByDay } from './usageByDay'
import { useUsageMonths } from './usageMonths'
import { useFormatAmount, useSoFar } from './usageTexts'

const Note = chakra('p', { base: { marginTop: '3', fontSize: 'sm', fontWeight: 'bold' } })

interface MonthNoteProps {
  usage: UsageByDay
  kind: UsageKind
  /** As `2026-11`. */
  month: string
}

/** The difference to the use of the month before, if the customer has loaded both. */
function MonthNote({ usage, kind, month }: MonthNoteProps) {
  const { LL } = useI18nContext()
  const formatAmount = useFormatAmount()
  const months = useUsageMonths()
  const earlierMonth = previousMonth(month)
  const previousUsage = months.get(earlierMonth, kind)
  useEffect(() => months.store(month, kind, usage))
  const comparison = previousUsage && compareMonths(usage, previousUsage)
  if (!comparison) return null
  const { difference, upTo } = comparison
  const formatMessage =
    difference === 0 ? LL.listing.sameAs : difference < 0 ? LL.listing.lessThan : LL.listing.moreThan
  const text = formatMessage({
    amount: formatAmount(Math.abs(difference), usage.unit),
    month: monthAfterIn(earlierMonth, LL),
  })
  return <Note>{upTo === undefined ? text : LL.listing.upTo({ day: String(upTo), words: text })}</Note>
}

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '0.25rem 1rem',
    marginBottom: '4',
  },
})
const Costs = chakra('p', { base: { display: 'flex', gap: '1.5', color: 'muted', fontSize: 'sm' } })
const Sum = chakra('strong', { base: { color: 'ink', fontVariantNumeric: 'tabular-nums' } })

/** The kind in the chart, and the choice of another. */
export interface ChosenKind {
  kind: UsageKind
  choose: (kind: UsageKind) => void
}

interface UsageCardProps {
  /** The kinds with a chart, at least one. */
  usage: Partial<Record<UsageKind, UsageByDay>>
  lines: readonly SummaryLine[]
  /** The total cost, in euro; undefined if unknown. */
  costs: number | undefined
  /** As `2026-11`. */
  month: string
  /** Otherwise, all figures say that they are not those of the whole month. */
  isComplete: boolean
  chosen: ChosenKind
  chosenDay: ChosenDay
  /** Above the figures. */
  children: ReactNode
}

/** The use of a kind on each day. */
export function UsageCard({
  usage,
  lines,
  costs,
  month,
  isComplete,
  chosen,
  chosenDay,
  children,
}: UsageCardProps) {
  const { LL, locale } = useI18nContext()
  const soFar = useSoFar(isComplete)
  const chartKinds = usageKinds.filter((kind) => usage[kind])
  const shownKind = chartKinds.find((kind) => kind === chosen.kind) ?? chartKinds[0]
  const shownUsage = shownKind && usage[shownKind]
  return (
    <Card borderRadius="hero">
      <Head>
        <Heading level={2}>{LL.listing.perDay()}</Heading>
        <Costs>
          <span>{soFar(LL.listing.costs())}</span>
          <Sum>{costs === undefined ? '–' : formatMoney(costs, locale)}</Sum>
        </Costs>
      </Head>
      {children}
      {shownKind && (
        <UsageKindTiles
          lines={lines}
          chartKinds={chartKinds}
          shownKind={shownKind}
          onChoose={chosen.choose}
          label={soFar(LL.listing.perDay())}
        />
      )}
      {shownUsage && (
        <DayChart
          usage={shownUsage}
          kind={shownKind}
          month={month}
          isComplete={isComplete}
          chosen={chosenDay}
        />
      )}
      {shownUsage && <MonthNote usage={shownUsage} kind={shownKind} month={month} />}
    </Card>
  )
}
