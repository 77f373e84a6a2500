import { useI18nContext } from '../../../i18n/i18n-react'
import { useProviderTime } from '../../flows/providerClock'
import { useOverview } from '../../flows/resources'
import { Card } from '../../ui/Card'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { Bundles } from './Bundles'
import { LowBalance, useIsBalanceLow } from './LowBalance'
import { Loyalty } from './Loyalty'
import { LoyaltySkeleton, OverviewSkeleton } from './OverviewSkeleton'
import { periodOf } from './outlook'
import { Stack } from './parts'
import { ShortNote } from './ShortNote'
import { TariffPlan } from './TariffPlan'

/** What is left of tariff, packages and loyalty of a mobile contract, and how far it goes. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  const now = useProviderTime()
  const isBalanceLow = useIsBalanceLow()
  const heading = overview.data?.tariffName || LL.overview.heading()
  const shown = overview.state === 'shown' ? overview.data?.resources : undefined
  const period = periodOf(shown?.TARIFF_PLAN, now)
  return (
    <Stack isWide>
      <Card borderRadius="hero">
        <ScreenHeading marginBottom="2">{heading}</ScreenHeading>
        <Loaded query={overview} emptyText={LL.overview.accountsEmpty()} skeleton={<OverviewSkeleton />}>
          {({ resources }) => (
            <Stack isWide>
              <TariffPlan accounts={resources.TARIFF_PLAN} heading={heading} />
              <Bundles accounts={resources.BUNDLE_ACCOUNT} period={period} />
            </Stack>
          )}
        </Loaded>
      </Card>
      {overview.state === 'loading' && <LoyaltySkeleton />}
      {shown && (
        <>
          {isBalanceLow ? <LowBalance /> : <ShortNote accounts={shown.BUNDLE_ACCOUNT} period={period} />}
          <Loyalty accounts={shown.LOYALTY} />
        </>
      )}
    </Stack>
  )
}
