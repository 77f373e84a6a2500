import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { Card } from '../../ui/Card'
import { AccountSection } from './AccountSection'
import { Meter } from './Meter'
import { List } from './parts'

/** Every description gets a tip. */
const TIP_FROM = 1

export function Loyalty({ accounts = [] }: { accounts: ResourceAccount[] | undefined }) {
  const { LL } = useI18nContext()
  return (
    <Card>
      <AccountSection title={LL.overview.loyalty()} isEmpty={accounts.length === 0}>
        <List display="grid" gap="5">
          {accounts.map((account) => (
            <li key={`${account.name} ${account.expiryDate}`}>
              <Meter account={account} tipFrom={TIP_FROM} />
            </li>
          ))}
        </List>
      </AccountSection>
    </Card>
  )
}
