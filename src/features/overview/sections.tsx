import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { useProviderTime } from '../../core/providerClock'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { Card } from '../../ui/Card'
import { InfoTip } from '../../ui/InfoTip'
import { descriptionOf } from './accountParts'
import { type Item, itemOf } from './accounts'
import { AccountSection, List } from './layout'
import { Meter } from './meters'

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
    <AccountSection title={LL.overview.tariffPlan()} isTitleHidden>
      <List>
        {accounts.map((account) => {
          const isPeriod = tariffPeriodOf(account, now) !== undefined
          return (
            <li key={`${account.name} ${account.expiryDate}`}>
              <Meter
                item={itemOf(account)}
                {...(isPeriod && { tone: 'time' })}
                name={isPeriod && account.name === heading ? LL.overview.period() : undefined}
              />
            </li>
          )
        })}
      </List>
    </AccountSection>
  )
}

/** The allowances of the tariff and its packages. */
export function Bundles({ items }: { items: readonly Item[] }) {
  const { LL } = useI18nContext()
  return (
    <AccountSection title={LL.overview.bundles()} isTitleHidden>
      <List>
        {items.map((item) => (
          <li key={`${item.account.name} ${item.account.expiryDate}`}>
            <Meter item={item} />
          </li>
        ))}
      </List>
    </AccountSection>
  )
}

/** The accounts of the loyalty programme; every description gets a tip. */
export function Loyalty({ accounts = [] }: { accounts: ResourceAccount[] | undefined }) {
  const { LL } = useI18nContext()
  if (accounts.length === 0) return <AccountSection title={LL.overview.loyalty()} isTitleHidden />
  return (
    <Card>
      <AccountSection title={LL.overview.loyalty()}>
        <List>
          {accounts.map((account) => {
            const { name, expiryDate } = account
            const description = descriptionOf(account, 1)
            return (
              <li key={`${name} ${expiryDate}`}>
                <Meter
                  item={itemOf(account)}
                  tip={description && <InfoTip label={LL.overview.info({ name })} text={description} />}
                />
              </li>
            )
          })}
        </List>
      </AccountSection>
    </Card>
  )
}
