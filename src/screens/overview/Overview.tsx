import { useI18nContext } from '../../../i18n/i18n-react'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { useProviderTime } from '../../flows/providerClock'
import { useOverview } from '../../flows/resources'
import { Card } from '../../ui/Card'
import { RingDrawing } from '../../ui/drawings/RingDrawing'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { arrange } from './arrange'
import { Bundles } from './Bundles'
import { Further } from './Further'
import { LowBalance, useIsBalanceLow } from './LowBalance'
import { Loyalty } from './Loyalty'
import { FurtherSkeleton, OverviewSkeleton } from './OverviewSkeleton'
import { Cards, Stack } from './parts'
import { ShortNote } from './ShortNote'
import { TariffPlan } from './TariffPlan'

/** The rest of tariff, packages and loyalty of a mobile contract, with forecasts. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  const now = useProviderTime()
  const isBalanceLow = useIsBalanceLow()
  const heading = overview.data?.tariffName || LL.overview.heading()
  const shown = overview.state === 'shown' ? overview.data?.resources : undefined
  const days = shown?.TARIFF_PLAN?.find((account) => tariffPeriodOf(account, now))
  const period = days && tariffPeriodOf(days, now)
  const bundles = arrange(shown?.BUNDLE_ACCOUNT ?? [], period, now)
  return (
    <Stack isWide>
      <Card borderRadius="hero" marginTop="var(--over)">
        <ScreenHeading marginBottom="3">{heading}</ScreenHeading>
        <Loaded
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
        </Loaded>
      </Card>
      {overview.state === 'loading' && (
        <Cards>
          <FurtherSkeleton />
        </Cards>
      )}
      {shown && (
        <>
          {isBalanceLow ? <LowBalance /> : <ShortNote short={bundles.short} period={period} />}
          <Cards>
            <Further tariffName={heading} period={days} />
            <Loyalty accounts={shown.LOYALTY} />
          </Cards>
        </>
      )}
    </Stack>
  )
}
