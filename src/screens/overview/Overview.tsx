import { useI18nContext } from '../../../i18n/i18n-react'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { useOverview } from '../../flows/overview'
import { useProviderTime } from '../../flows/providerClock'
import { Card } from '../../ui/Card'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Skeleton } from '../../ui/Skeleton'
import { RingDrawing } from '../shared/drawings/RingDrawing'
import { arrangeAccounts } from './accounts'
import { Cards, RingAndLines, Stack, UpcomingCardSkeleton } from './layout'
import { Bundles, Loyalty, TariffPlan } from './sections'
import { UpcomingCards, UpcomingNote } from './UpcomingCards'

/** The size of the days, a ring and three meters. */
export const OverviewSkeleton = () => (
  <>
    <Skeleton height="2.375rem" marginBottom="6" />
    <RingAndLines isSideBySide>
      <Skeleton height={{ base: '7.75rem', md: '17.5rem' }} />
      <Stack isWide>
        {[1, 2, 3].map((line) => (
          <Skeleton key={line} height="4.5rem" />
        ))}
      </Stack>
    </RingAndLines>
    <Skeleton height="1.25rem" marginTop="5" />
  </>
)

/** The rest of tariff, packages and loyalty of a mobile contract, with forecasts. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  const now = useProviderTime()
  const heading = overview.data?.tariffName || LL.overview.heading()
  const shownResources = overview.state === 'shown' ? overview.data?.resources : undefined
  const periodAccount = shownResources?.TARIFF_PLAN?.find((account) => tariffPeriodOf(account, now))
  const period = periodAccount && tariffPeriodOf(periodAccount, now)
  const bundles = arrangeAccounts(shownResources?.BUNDLE_ACCOUNT ?? [], period, now)
  return (
    <Stack isWide>
      <Card borderRadius="hero" marginTop="var(--band-overlap)">
        <ScreenHeading marginBottom="3">{heading}</ScreenHeading>
        <QueryView
          query={overview}
          emptyText={LL.overview.accountsEmpty()}
          emptyDrawing={<RingDrawing />}
          skeleton={<OverviewSkeleton />}
        >
          {({ resources }) => (
            <Stack isWide>
              <TariffPlan accounts={resources.TARIFF_PLAN} heading={heading} />
              <Bundles {...bundles} period={period} />
            </Stack>
          )}
        </QueryView>
      </Card>
      {overview.state === 'loading' && (
        <Cards>
          <UpcomingCardSkeleton />
        </Cards>
      )}
      {shownResources && (
        <>
          <UpcomingNote shortItem={bundles.shortItem} period={period} />
          <Cards>
            <UpcomingCards tariffName={heading} period={periodAccount} />
            <Loyalty accounts={shownResources.LOYALTY} />
          </Cards>
        </>
      )}
    </Stack>
  )
}
