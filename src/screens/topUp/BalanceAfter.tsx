import { useI18nContext } from '../../../i18n/i18n-react'
import { BalanceRow } from './BalanceRow'
import { useBalancePreview } from './useBalancePreview'
import type { Draft } from './useDraft'

/** On a phone, above the button: the balance, or with a valid amount the one after the top-up. */
export function BalanceAfter({ draft }: { draft: Draft }) {
  const { LL } = useI18nContext()
  const preview = useBalancePreview(draft)
  if (!preview) return null
  const { balance, topUp } = preview
  return topUp ? (
    <BalanceRow term={LL.topUp.after()} value={topUp.newBalance} />
  ) : (
    <BalanceRow term={LL.topUp.now()} value={balance} />
  )
}
