import { useI18nContext } from '../../../i18n/i18n-react'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { useOverview } from '../../flows/overview'
import { useProviderTime } from '../../flows/providerClock'
import { Card } from '../../ui/Card'
import { QueryView } from '../../ui/QueryView'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { RingDrawing } from '../shared/drawings/RingDrawing'
import { arrangeAccounts } from './arrangeAccounts'
import { Bundles } from './Bundles'
import { LowBalance, useIsBalanceLow } from './LowBalance'
import { Loyalty } from './Loyalty'
import { Cards, Stack } from './layout'
import { OverviewSkeleton, UpcomingCardSkeleton } from './OverviewSkeleton'
import { ShortfallNote } from './ShortfallNote'
import { TariffPlan } from './TariffPlan'
import { UpcomingCards } from './UpcomingCards'

/** The rest of tariff, packages and loyalty of a mobile contract, with forecasts. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  const now = useProviderTime()
  const isBalanceLow = useIsBalanceLow()
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
          {isBalanceLow ? <LowBalance /> : <ShortfallNote shortItem={bundles.shortItem} period={period} />}
          <Cards>
            <UpcomingCards tariffName={heading} period={periodAccount} />
            <Loyalty accounts={shownResources.LOYALTY} />
          </Cards>
        </>
      )}
    </Stack>
  )
}
