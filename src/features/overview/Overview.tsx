import { useI18nContext } from '../../../i18n/i18n-react'
import { UpcomingCardSkeleton } from '../../core/bills/UpcomingCardSkeleton'
import { useProviderTime } from '../../core/providerClock'
import { usePrepaidBalance } from '../../core/usePrepaidBalance'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { Card } from '../../ui/Card'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { arrangeAllowances, isShort } from './allowances'
import { ForecastText } from './ForecastText'
import { forecastSummaryOf } from './forecastSummary'
import { Columns, Rows } from './layout'
import { hasCourse, mainDataOf } from './mainData'
import { Outlook } from './Outlook'
import { Bundles, Loyalty, TariffPlan } from './sections'
import { useHasRenewal } from './UpcomingCards'
import { useOverview } from './useOverview'

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
            const summary = forecastSummaryOf(bundles, period, prepaidBalance, now)
            const hasLaterData = summary?.kind === 'mainData' && summary.later.length > 0
            const mayHaveRemedy =
              hasRenewal &&
              !hasLaterData &&
              allowances.some((item) => item.allowance === main && isShort(item))
            const Layout = plan.length + bundles.length > 0 ? Columns : Rows
            return (
              <Layout>
                <Outlook
                  heading={<ForecastText summary={summary} hasTariff={Boolean(tariffName)} />}
                  course={
                    period && main && hasCourse(main, period)
                      ? { allowance: main, period, mayHaveRemedy }
                      : undefined
                  }
                  upcoming={{ tariffName: heading, period: periodAllowance, allowances }}
                >
                  <Rows className="meters" gap="3">
                    <TariffPlan allowances={plan} heading={heading} />
                    <Bundles items={allowances} />
                  </Rows>
                </Outlook>
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
