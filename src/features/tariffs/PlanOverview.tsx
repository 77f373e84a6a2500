import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { Card } from '../../ui/Card'
import { Text } from '../../ui/layout'
import { Skeleton } from '../../ui/Skeleton'
import { PlanTable } from './PlanTable'
import type { Tariffs } from './useTariffs'
import { WIDE } from './wide'

interface PlanOverviewProps extends Pick<Tariffs, 'comparison' | 'ownUse'> {
  current: Tariff
  replacements: readonly Tariff[]
}

const priceOf = ({ price }: Tariff) => price?.value ?? Number.POSITIVE_INFINITY

/** On a phone, where the cards are below each other: all plans at a glance, the cheapest first. */
export function PlanOverview({ current, replacements, comparison, ownUse }: PlanOverviewProps) {
  const { LL } = useI18nContext()
  const plans = [current, ...replacements].toSorted((one, other) => priceOf(one) - priceOf(other))
  const fitOf = (plan: Tariff) => {
    const fit = comparison.forTariff(plan)?.fit
    if (fit)
      return (
        <Text as="span" fontWeight="bold" color={fit === 'covers' ? 'success' : 'ink'}>
          {LL.tariff[fit]()}
        </Text>
      )
    return ownUse === 'pending' ? <Skeleton height="1.25rem" /> : LL.tariff.fitUnknown()
  }
  const fits = { term: LL.tariff.fit(), values: plans.map(fitOf) }
  return (
    <Card
      css={{ [WIDE]: { display: 'none' } }}
      marginBottom="5"
      padding="4"
      overflowX="auto"
      fontSize="sm"
      role="region"
      aria-label={LL.tariff.comparison()}
      // With many plans it scrolls, with the arrow keys too.
      {...(plans.length > 3 && { tabIndex: 0 })}
    >
      <PlanTable
        omitsDuration
        plans={plans}
        marked={{ plan: current, tone: 'own' }}
        rows={ownUse === 'hidden' ? [] : [fits]}
      />
    </Card>
  )
}
