import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { Card } from '../../ui/Card'
import { AccountSection } from './AccountSection'
import { List } from './layout'
import { Meter } from './Meter'

/** Every description gets a tip. */
const MIN_TIP_LENGTH = 1

export function Loyalty({ accounts = [] }: { accounts: ResourceAccount[] | undefined }) {
  const { LL } = useI18nContext()
  return (
    <Card>
      <AccountSection title={LL.overview.loyalty()} isEmpty={accounts.length === 0}>
        <List display="grid" gap="5">
          {accounts.map((account) => (
            <li key={`${account.name} ${account.expiryDate}`}>
              <Meter account={account} minTipLength={MIN_TIP_LENGTH} />
            </li>
          ))}
        </List>
      </AccountSection>
    </Card>
  )
}
