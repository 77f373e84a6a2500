import { useEffect, useMemo } from 'react'
import { type AccountActor, useAccountActor, useCurrentContract } from '../../core/account'
import { useServices } from '../../core/services'
import { previousMonth } from '../../lib/months'
import { compareMonths, type MonthComparison } from './monthComparison'
import type { UsageOfKind } from './rules'
import type { UsageByDay } from './usageByDay'

/** By account: the data of an earlier one is out of reach. */
const createMonthsCache = () => new WeakMap<AccountActor, Map<string, UsageByDay>>()

/**
 * The difference to the use of the month before, if the customer has viewed both in this visit. It requests nothing
 * more. `month` as `2026-11`.
 */
export function useMonthComparison(month: string, shown: UsageOfKind | null): MonthComparison | undefined {
  const cache = useServices().singleton(createMonthsCache)
  const account = useAccountActor()
  const productId = useCurrentContract()?.productId
  const keyOf = (month: string) => `${productId} ${month} ${shown?.kind}`
  const [key, earlierKey] = [keyOf(month), keyOf(previousMonth(month))]
  const usage = shown?.usage
  useEffect(() => {
    if (!account || !usage) return
    const months = cache.get(account) ?? new Map()
    cache.set(account, months.set(key, usage))
  }, [cache, account, key, usage])
  return useMemo(() => {
    const earlier = account && cache.get(account)?.get(earlierKey)
    return usage && earlier && compareMonths(usage, earlier)
  }, [cache, account, earlierKey, usage])
}
