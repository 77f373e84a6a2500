import { useI18nContext } from '../../../i18n/i18n-react'
import { BalanceRow } from './BalanceRow'
import type { Draft } from './useDraft'
import { useReckoning } from './useReckoning'

/** On a phone, above the button: the balance, or with a valid amount the one after the top-up. */
export function BalanceAfter({ draft }: { draft: Draft }) {
  const { LL } = useI18nContext()
  const reckoning = useReckoning(draft)
  if (!reckoning) return null
  const { balance, added } = reckoning
  return added ? (
    <BalanceRow term={LL.topUp.after()} value={added.after} />
  ) : (
    <BalanceRow term={LL.topUp.now()} value={balance} />
  )
}
