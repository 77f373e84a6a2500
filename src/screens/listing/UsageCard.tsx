import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import type { UsageByDay } from '../../domain/usageByDay'
import type { UsageKind } from '../../domain/usageKind'
import { Card } from '../../ui/Card'
import { Heading } from '../../ui/Heading'
import { DayChart } from './DayChart'
import { MonthNote } from './MonthNote'
import type { SummaryLine } from './summary'
import { UsageKindTiles } from './UsageKindTiles'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '1 4',
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
  chosen: ChosenKind
}

/** The use of a kind on each day. */
export function UsageCard({ usage, lines, costs, month, chosen }: UsageCardProps) {
  const { LL, locale } = useI18nContext()
  const headingId = useId()
  const chartKinds = (['data', 'call', 'message'] as const).filter((kind) => usage[kind])
  const shownKind = chartKinds.find((kind) => kind === chosen.kind) ?? chartKinds[0]
  const shownUsage = shownKind && usage[shownKind]
  return (
    <Card borderRadius="hero">
      <Head>
        <Heading level={2} id={headingId}>
          {LL.listing.perDay()}
        </Heading>
        <Costs>
          <span>{LL.listing.costs()}</span>
          <Sum>{costs === undefined ? '–' : formatMoney(costs, locale)}</Sum>
        </Costs>
      </Head>
      {shownKind && (
        <UsageKindTiles
          lines={lines}
          chartKinds={chartKinds}
          shownKind={shownKind}
          onChoose={chosen.choose}
          labelledBy={headingId}
        />
      )}
      {shownUsage && <DayChart usage={shownUsage} kind={shownKind} month={month} />}
      {shownUsage && <MonthNote usage={shownUsage} kind={shownKind} month={month} />}
    </Card>
  )
}
