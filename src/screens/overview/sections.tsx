import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { type TariffPeriod, tariffPeriodOf } from '../../domain/tariffPeriod'
import { useProviderTime } from '../../flows/providerClock'
import { Card } from '../../ui/Card'
import type { ArrangedAccounts } from './accounts'
import { AccountSection, IconLine, List, RingAndLines } from './layout'
import { Meter, PeriodLine, RingMeter } from './meters'

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

/** Explains the marks on the meters. */
function MarkLegend({ period: { left, length } }: { period: TariffPeriod }) {
  const { LL } = useI18nContext()
  return (
    <IconLine color="muted" fontSize="xs" marginTop="5">
      <svg width="3" height="16" aria-hidden="true">
        <rect width="3" height="16" rx="1.5" fill="currentColor" />
      </svg>
      <span>{LL.overview.remainingTime({ left, all: length })}</span>
    </IconLine>
  )
}

/** More items than this use two columns. */
const MAX_IN_ONE_COLUMN = 5
const Meters = chakra(List, {
  variants: {
    isMany: {
      true: {
        '@media (min-width: 80rem)': {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          columnGap: '2rem',
          '& > :nth-of-type(2)': { paddingTop: '0', borderTop: 'none' },
        },
      },
    },
  },
})
const Item = chakra('li', {
  base: {
    paddingBlock: '4',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-of-type': { paddingTop: '0', borderTop: 'none' },
    '&:last-of-type': { paddingBottom: '0' },
  },
})

interface BundlesProps extends ArrangedAccounts {
  period: TariffPeriod | undefined
}

/** The allowances of the tariff and its packages: the rest, the total and the forecast. */
export function Bundles({ ring, meters, period }: BundlesProps) {
  const { LL } = useI18nContext()
  const items = ring ? [ring, ...meters] : meters
  const isMany = items.length > MAX_IN_ONE_COLUMN
  const hasMark = items.some(({ percent, outlook }) => percent !== null && outlook.mark !== undefined)
  return (
    <AccountSection title={LL.overview.bundles()} isTitleHidden isEmpty={items.length === 0}>
      <RingAndLines isSideBySide={ring !== undefined && !isMany}>
        {ring && (
          <List>
            <li>
              <RingMeter {...ring} />
            </li>
          </List>
        )}
        <Meters isMany={isMany}>
          {meters.map(({ account, outlook }) => (
            <Item key={`${account.name} ${account.expiryDate}`}>
              <Meter account={account} outlook={outlook} />
            </Item>
          ))}
        </Meters>
      </RingAndLines>
      {hasMark && period && <MarkLegend period={period} />}
    </AccountSection>
  )
}

/** The accounts of the loyalty programme; every description gets a tip. */
export function Loyalty({ accounts = [] }: { accounts: ResourceAccount[] | undefined }) {
  const { LL } = useI18nContext()
  return (
    <Card>
      <AccountSection title={LL.overview.loyalty()} isEmpty={accounts.length === 0}>
        <List display="grid" gap="5">
          {accounts.map((account) => (
            <li key={`${account.name} ${account.expiryDate}`}>
              <Meter account={account} minTipLength={1} />
            </li>
          ))}
        </List>
      </AccountSection>
    </Card>
  )
}
