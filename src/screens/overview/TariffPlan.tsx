import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { useProviderTime } from '../../flows/providerClock'
import { AccountSection } from './AccountSection'
import { List } from './layout'
import { Meter } from './Meter'
import { PeriodLine } from './PeriodLine'

interface TariffPlanProps {
  accounts: ResourceAccount[] | undefined
  /** The heading, whose name is not repeated. */
  heading: string
}

/** The accounts of the tariff itself: usually its days. */
export function TariffPlan({ accounts = [], heading }: TariffPlanProps) {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  return (
    <AccountSection title={LL.overview.tariffPlan()} isTitleHidden isEmpty={accounts.length === 0}>
      <List display="grid" gap="4">
        {accounts.map((account) => (
          <li key={`${account.name} ${account.expiryDate}`}>
            {tariffPeriodOf(account, now) ? (
              <PeriodLine account={account} isNameHidden={account.name === heading} />
            ) : (
              <Meter account={account} />
            )}
          </li>
        ))}
      </List>
    </AccountSection>
  )
}
