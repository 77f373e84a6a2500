import { useI18nContext } from '../../../i18n/i18n-react'
import { formatMoney } from '../../domain/money'
import { balanceAfterPurchase } from '../../domain/prepaidBalance'
import { isolate } from '../../lib/formats/isolate'
import { Text } from '../../ui/layout'
import type { CardTopUp } from './useTopUp'

/** What the balance still lacks for the plan that the customer tops up for, or that it will suffice. */
export function ErrandText({
  errand,
  balance,
  newBalance,
}: Pick<CardTopUp, 'errand' | 'balance' | 'newBalance'>) {
  const { LL, locale } = useI18nContext()
  const remaining = balanceAfterPurchase({ price: { value: errand?.price } }, newBalance ?? balance)
  // A provider that refuses for lack of funds knows better than a balance that would suffice.
  if (!errand?.plan || remaining === null || (remaining >= 0 && newBalance === null)) return null
  const name = isolate(errand.plan.name)
  return (
    <Text fontSize="sm" role="status">
      {remaining < 0
        ? LL.topUp.missingFor({ name, amount: formatMoney(-remaining, locale) })
        : LL.topUp.sufficesFor({ name })}
    </Text>
  )
}
