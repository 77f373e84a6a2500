import { useI18nContext } from '../../../i18n/i18n-react'
import { useOverview } from '../../flows/resources'
import { Loaded } from '../../ui/Loaded'
import { ScreenHeading } from '../../ui/ScreenHeading'
import { AccountSection } from './AccountSection'
import { LowBalance } from './LowBalance'
import { OverviewSkeleton } from './OverviewSkeleton'

/** What is left of tariff, packages and loyalty of a mobile contract. */
export default function Overview() {
  const { LL } = useI18nContext()
  const overview = useOverview()
  return (
    <>
      <ScreenHeading marginBottom="6">{overview.data?.tariffName || LL.overview.heading()}</ScreenHeading>
      <Loaded query={overview} emptyText={LL.overview.accountsEmpty()} skeleton={<OverviewSkeleton />}>
        {({ resources }) => (
          <>
            <LowBalance />
            <AccountSection title={LL.overview.tariffPlan()} accounts={resources.TARIFF_PLAN} tipFrom={3} />
            <AccountSection title={LL.overview.bundles()} accounts={resources.BUNDLE_ACCOUNT} tipFrom={3} />
            <AccountSection title={LL.overview.loyalty()} accounts={resources.LOYALTY} tipFrom={1} />
          </>
        )}
      </Loaded>
    </>
  )
}
