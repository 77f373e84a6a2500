import { useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Tariff } from '../../api/types'
import { UpcomingCardSkeleton } from '../../core/bills/UpcomingCardSkeleton'
import { useProviderTime } from '../../core/providerClock'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { Card } from '../../ui/Card'
import { lazyComponent } from '../../ui/lazyComponent'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { arrangeAllowances, isShort } from './allowances'
import { ForecastText } from './ForecastText'
import { forecastSummaryOf } from './forecastSummary'
import { Columns, Rows } from './layout'
import { mainDataOf } from './mainData'
import { Bundles, Loyalty, TariffPlan } from './sections'
import { UpcomingCards, useHasRenewal } from './UpcomingCards'
import { useOverview } from './useOverview'

/** Left out if its file does not load. */
const BurnDownCard = lazyComponent(
  () => import('./burnDown/BurnDownCard'),
  // Its final height.
  ({ mayHaveRemedy }) => <Skeleton height={mayHaveRemedy ? '14.3125rem' : '11.0625rem'} />,
  () => null,
)

/** The size of a summary with its picture, the days and four meters. */
export const OverviewSkeleton = () => (
  <Columns>
    <Skeleton height={{ base: '21rem', md: '22rem' }} />
    <Rows className="meters" gap="3">
      {[1, 2, 3, 4, 5].map((line) => (
        <Skeleton key={line} height="3.5rem" />
      ))}
    </Rows>
    <UpcomingCardSkeleton />
  </Columns>
)

/** Whether the tariff and packages of a mobile contract last, what is left of them, and loyalty. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  const now = useProviderTime()
  const prepaidBalance = usePrepaidBalance()
  const [packages, setPackages] = useState<Tariff[]>()
  const tariffName = overview.data?.tariffName
  const heading = tariffName || LL.overview.heading()
  const hasRenewal = useHasRenewal(heading)
  return (
    <Rows isWide>
      <Card borderRadius="hero" marginTop="var(--band-overlap)">
        <ScreenHeading fontSize="md" marginBottom="2">
          {heading}
        </ScreenHeading>
        <QueryView query={overview} skeleton={<OverviewSkeleton />}>
          {({ resources: { TARIFF_PLAN: plan = [], BUNDLE_ACCOUNT: bundles = [] } }) => {
            const periodAllowance = plan.find((allowance) => tariffPeriodOf(allowance, now))
            const period = periodAllowance && tariffPeriodOf(periodAllowance, now)
            const allowances = arrangeAllowances(bundles, period, now)
            const main = mainDataOf(bundles, period, now)
            const Layout = plan.length + bundles.length > 0 ? Columns : Rows
            return (
              <Layout>
                <Rows gap="4">
                  <ForecastText
                    summary={forecastSummaryOf(bundles, period, prepaidBalance, now)}
                    hasTariff={Boolean(tariffName)}
                  />
                  {period && main && (
                    <BurnDownCard
                      allowance={main}
                      period={period}
                      packages={packages}
                      mayHaveRemedy={
                        hasRenewal && allowances.some((item) => item.allowance === main && isShort(item))
                      }
                    />
                  )}
                </Rows>
                <Rows className="meters" gap="3">
                  <TariffPlan allowances={plan} heading={heading} />
                  <Bundles items={allowances} />
                </Rows>
                <UpcomingCards
                  tariffName={heading}
                  period={periodAllowance}
                  allowances={allowances}
                  onPackages={setPackages}
                />
              </Layout>
            )
          }}
        </QueryView>
      </Card>
      {overview.state === 'shown' && overview.data && (
        <Loyalty allowances={overview.data.resources.LOYALTY} />
      )}
    </Rows>
  )
}
