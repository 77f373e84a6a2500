import { chakra } from '@chakra-ui/react/styled-system'
import { useI18nContext } from '../../../i18n/i18n-react'
import { parseAmount } from '../../domain/amount'
import { balanceAfter } from '../../domain/balanceAfter'
import { formatMoney } from '../../domain/money'
import { bareNumber } from '../../domain/phoneNumber'
import { useCurrentContract, useUser } from '../../flows/account'
import type { Draft } from './useDraft'

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

/** The balance of the current number, and as soon as there is an amount, what it will be; of other numbers nothing is known. */
export function BalanceAfter({ draft }: { draft: Draft }) {
  const { LL, locale } = useI18nContext()
  const current = useCurrentContract()
  const balance = useUser().resources?.balance?.value
  const isCurrent = current?.contractType === 'Prepaid' && bareNumber(draft.phone) === current.phoneNumber
  if (!isCurrent || typeof balance !== 'number') return null
  const after = balanceAfter(balance, parseAmount(draft.amount))
  return (
    <Row>
      <Term>{after === null ? LL.topUp.now() : LL.topUp.after()}</Term>
      <Amount>{formatMoney(after ?? balance, locale)}</Amount>
    </Row>
  )
}
