import type { ReactNode } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { differenceText } from '../../domain/monthTexts'
import { previousMonth } from '../../lib/months'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { Text } from '../../ui/layout'
import { DayChart } from './DayChart'
import type { MonthComparison } from './monthComparison'
import { UsageKindTiles } from './UsageKindTiles'
import { useFormatAmount, useSoFar } from './usageTexts'
import type { Listing, UsageChart } from './useListing'

interface MonthNoteProps {
  comparison: MonthComparison
  unit: string
  /** As `2026-11`. */
  month: string
}

/** The difference to the use of the month before. */
function MonthNote({ comparison: { difference, upTo }, unit, month }: MonthNoteProps) {
  const { LL } = useI18nContext()
  const formatAmount = useFormatAmount()
  const amount = formatAmount(Math.abs(difference), unit)
  const text = differenceText(difference, amount, previousMonth(month), LL)
  return (
    <Text marginTop="3" fontSize="sm" fontWeight="bold">
      {upTo === undefined ? text : LL.listing.upTo({ day: String(upTo), words: text })}
    </Text>
  )
}

interface UsageCardProps extends Pick<Listing, 'filter' | 'sums' | 'daySums' | 'actions'> {
  chart: UsageChart
  /** Above the figures. */
  children: ReactNode
}

/** The use of a kind on each day. Unless all is loaded, each figure says that it is not the one of the month. */
export function UsageCard({ filter, sums, daySums, chart, actions, children }: UsageCardProps) {
  const { LL } = useI18nContext()
  const { month } = filter
  const { lines, costs, isWhole } = sums
  const { kind, kinds, usage, comparison } = chart
  const soFar = useSoFar(isWhole)
  return (
    <Card borderRadius="hero">
      <Heading level={2} marginBottom="4">
        {LL.listing.perDay()}
      </Heading>
      {children}
      <UsageKindTiles
        lines={lines}
        costs={costs}
        chartKinds={kinds}
        shownKind={kind}
        onChoose={actions.chooseKind}
        label={soFar(LL.listing.perDay())}
      />
      <DayChart
        chart={chart}
        month={month}
        isComplete={isWhole}
        daySums={daySums}
        onChoose={actions.chooseDay}
      />
      {comparison && <MonthNote comparison={comparison} unit={usage.unit} month={month} />}
    </Card>
  )
}
