import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Contract } from '../../api/types'
import { formatMoney } from '../../domain/money'
import { paths } from '../../domain/paths'
import { paysByBill } from '../../domain/paysByBill'
import { useAccount, useAccountActor, useUser } from '../../flows/account'
import { lacksBalance } from '../../flows/resources'
import { Button } from '../../ui/Button'
import { Skeleton } from '../../ui/Skeleton'
import { AsOf } from './AsOf'
import { BalanceRequest } from './BalanceRequest'
import { BonusDialog } from './BonusDialog'

const Figures = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    gap: { base: '4', md: '8' },
  },
})
const List = chakra('dl', { base: { display: 'flex', flexWrap: 'wrap', gap: '8' } })
const Term = chakra('dt', { base: { color: 'headerMuted' } })
const Figure = chakra('dd', {
  base: {
    margin: '0',
    fontSize: '3xl',
    fontWeight: 'bold',
    lineHeight: '1.15',
    fontVariantNumeric: 'tabular-nums',
  },
})

/** Balance or current costs, and the bonus while there is one; never those of the contract shown before. */
export function AccountBalance({ contract }: { contract: Contract }) {
  const { LL, locale } = useI18nContext()
  const account = useAccountActor()
  const loading = useAccount((snapshot) => snapshot?.hasTag('loading') ?? false)
  const failed = useAccount((snapshot) => snapshot?.hasTag('failed') ?? false)
  const isLacking = useAccount(lacksBalance)
  const [path] = useLocation()
  const { resources } = useUser()
  const [bonusIsOpen, setBonusIsOpen] = useState(false)

  if (loading) return <Skeleton width="10rem" height="3.75rem" opacity="0.3" />
  if (failed)
    return (
      <Button variant="outline" onClick={() => account?.send({ type: 'load.retry' })}>
        {LL.message.tryAgain()}
      </Button>
    )
  const balance = resources?.balance?.value
  const bonus = resources?.bonus?.value ?? 0
  return (
    <Figures>
      <List>
        <div>
          <Term>{paysByBill(contract) ? LL.overview.costs() : LL.overview.balance()}</Term>
          <Figure>{typeof balance === 'number' ? formatMoney(balance, locale) : '–'}</Figure>
        </div>
        {bonus > 0 && (
          <div>
            <Term>{LL.overview.bonus()}</Term>
            <Figure>{formatMoney(bonus, locale)}</Figure>
          </div>
        )}
      </List>
      {bonus > 0 && (
        <Button variant="outline" onClick={() => setBonusIsOpen(true)}>
          {LL.overview.bonusOpen()}
        </Button>
      )}
      <AsOf />
      {/* The overview brings the first figures itself. */}
      {isLacking && (path !== paths.resources || typeof balance === 'number') && <BalanceRequest />}
      <BonusDialog open={bonusIsOpen} onClose={() => setBonusIsOpen(false)} />
    </Figures>
  )
}
