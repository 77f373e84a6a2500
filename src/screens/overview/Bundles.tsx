import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { TariffPeriod } from '../../domain/tariffPeriod'
import { AccountSection } from './AccountSection'
import type { ArrangedAccounts } from './arrangeAccounts'
import { List, RingAndLines } from './layout'
import { MarkLegend } from './MarkLegend'
import { Meter } from './Meter'
import { RingMeter } from './RingMeter'

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
