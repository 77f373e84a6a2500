import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { useProviderTime } from '../../core/providerClock'
import { tariffPeriodOf } from '../../domain/tariffPeriod'
import { Card } from '../../ui/Card'
import { InfoTip } from '../../ui/InfoTip'
import { descriptionOf } from './allowanceParts'
import { type Item, itemOf } from './allowances'
import { AllowanceSection, List } from './layout'
import { Meter } from './meters'

interface TariffPlanProps {
  allowances: ResourceAccount[] | undefined
  /** The heading, whose name is not repeated. */
  heading: string
}

/** The allowances of the tariff itself: usually its days. */
export function TariffPlan({ allowances = [], heading }: TariffPlanProps) {
  const { LL } = useI18nContext()
  const now = useProviderTime()
  return (
    <AllowanceSection title={LL.overview.tariffPlan()} isTitleHidden={allowances.length === 0}>
      <List>
        {allowances.map((allowance) => {
          const isPeriod = tariffPeriodOf(allowance, now) !== undefined
          return (
            <li key={`${allowance.name} ${allowance.expiryDate}`}>
              <Meter
                item={itemOf(allowance)}
                {...(isPeriod && { tone: 'time' })}
                name={isPeriod && allowance.name === heading ? LL.overview.period() : undefined}
              />
            </li>
          )
        })}
      </List>
    </AllowanceSection>
  )
}

/** The allowances of the tariff and its packages. */
export function Bundles({ items }: { items: readonly Item[] }) {
  const { LL } = useI18nContext()
  return (
    <AllowanceSection title={LL.overview.bundles()} isTitleHidden={items.length === 0}>
      <List>
        {items.map((item) => (
          <li key={`${item.allowance.name} ${item.allowance.expiryDate}`}>
            <Meter item={item} />
          </li>
        ))}
      </List>
    </AllowanceSection>
  )
}

/** The allowances of the loyalty programme; every description gets a tip. */
export function Loyalty({ allowances = [] }: { allowances: ResourceAccount[] | undefined }) {
  const { LL } = useI18nContext()
  if (allowances.length === 0) return <AllowanceSection title={LL.overview.loyalty()} isTitleHidden />
  return (
    <Card>
      <AllowanceSection title={LL.overview.loyalty()}>
        <List>
          {allowances.map((allowance) => {
            const { name, expiryDate } = allowance
            const description = descriptionOf(allowance, 1)
            return (
              <li key={`${name} ${expiryDate}`}>
                <Meter
                  item={itemOf(allowance)}
                  tip={description && <InfoTip label={LL.overview.info({ name })} text={description} />}
                />
              </li>
            )
          })}
        </List>
      </AllowanceSection>
    </Card>
  )
}
