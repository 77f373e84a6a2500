import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { ResourceAccount } from '../../api/types'
import { formatNumber } from '../../lib/numbers'
import { Card } from '../../ui/Card'
import { InfoTip } from '../../ui/InfoTip'
import { ProgressBar } from '../../ui/ProgressBar'
import { AccountWarnings } from './AccountWarnings'
import { remainingPercent } from './remainingPercent'

/** Milliseconds until a bar fills. */
const BAR_DELAY = 1_500

const Item = chakra(Card, { base: { display: 'flex', flexDirection: 'column', gap: '3', height: 'full' } })
const Top = chakra('div', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: '11' },
})
const Name = chakra('h3', { base: { fontWeight: 'semibold' } })
const Amount = chakra('span', {
  base: { fontSize: '2xl', fontWeight: 'bold', lineHeight: '1.1', fontVariantNumeric: 'tabular-nums' },
})
const Small = chakra('span', { base: { color: 'muted', fontSize: 'sm' } })

/** One account: what is left of it, of how much, and until when. */
export function AccountCard({ account, tipFrom }: { account: ResourceAccount; tipFrom: number }) {
  const { LL, locale } = useI18nContext()
  const { name, description, balance, initialBalance, unit, expiryDate } = account
  const left = balance ?? initialBalance
  const percent = remainingPercent(balance, initialBalance)
  return (
    <li>
      <Item>
        <Top>
          <Name>{name}</Name>
          {description && description.length >= tipFrom && (
            <InfoTip label={LL.overview.info({ name })} text={description} />
          )}
        </Top>
        <div>
          <Amount>{typeof left === 'number' ? formatNumber(left, locale) : '–'}</Amount>{' '}
          <Small>
            {[
              unit,
              percent !== null &&
                LL.overview.remainingOf({ initial: formatNumber(initialBalance ?? 0, locale) }),
            ]
              .filter(Boolean)
              .join(' ')}
          </Small>
        </div>
        {percent !== null && (
          <ProgressBar label={LL.overview.remaining({ name })} percent={percent} delay={BAR_DELAY} />
        )}
        <AccountWarnings account={account} />
        {expiryDate && <Small>{LL.overview.validUntil({ date: expiryDate })}</Small>}
      </Item>
    </li>
  )
}
