import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import type { CardTopUp } from './useTopUp'

const Row = chakra('dl', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: '4',
    paddingTop: '4',
    borderTop: '1px solid',
    borderColor: 'line',
  },
})
const Term = chakra('dt', { base: { color: 'muted' } })
const Amount = chakra('dd', {
  base: { margin: '0', fontSize: 'lg', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' },
})

/** A balance, in euro, under a line. */
function BalanceRow({ term, value }: { term: string; value: number }) {
  const { locale } = useI18nContext()
  return (
    <Row>
      <Term>{term}</Term> <Amount>{formatMoney(value, locale)}</Amount>
    </Row>
  )
}

/** Above the button: the balance, or with a valid amount the one after the top-up. */
export function BalanceAfter({ balance, newBalance }: Pick<CardTopUp, 'balance' | 'newBalance'>) {
  const { LL } = useI18nContext()
  if (newBalance !== null) return <BalanceRow term={LL.overview.balanceAfter()} value={newBalance} />
  return balance === null ? null : <BalanceRow term={LL.topUp.now()} value={balance} />
}
