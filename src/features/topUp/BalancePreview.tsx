import { chakra } from '@chakra-ui/react/styled-system'
import { useSelector } from '@xstate/react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { useIsOwnNumber, usePrepaidBalance } from '../../core/usePrepaidBalance'
import { parseAmount } from '../../domain/amount'
import { formatMoney } from '../../domain/money'
import { balanceAfterTopUp } from '../../domain/prepaidBalance'
import type { Draft } from './useDraft'
import type { TopUpActor } from './useTopUp'

interface BalancePreviewProps {
  topUp: TopUpActor
  draft: Draft
}

/** In euro. */
interface BalancePreview {
  balance: number
  /** `null` without a valid amount. */
  newBalance: number | null
}

/** The balance of the current number, before and after the top-up; for other numbers it is unknown. */
export function useBalancePreview({ topUp, draft }: BalancePreviewProps): BalancePreview | null {
  const isOwnNumber = useIsOwnNumber()
  const balance = usePrepaidBalance()
  const limits = useSelector(topUp, (snapshot) => snapshot.context.limits)
  if (balance === null || !isOwnNumber(draft.phone)) return null
  return { balance, newBalance: balanceAfterTopUp(balance, parseAmount(draft.amount), limits) }
}

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
export function BalanceAfter(props: BalancePreviewProps) {
  const { LL } = useI18nContext()
  const preview = useBalancePreview(props)
  if (!preview) return null
  const { balance, newBalance } = preview
  return newBalance !== null ? (
    <BalanceRow term={LL.overview.balanceAfter()} value={newBalance} />
  ) : (
    <BalanceRow term={LL.topUp.now()} value={balance} />
  )
}
