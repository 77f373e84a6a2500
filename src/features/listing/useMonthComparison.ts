import { useEffect, useMemo } from 'react'
import { useCurrentContract } from '../../core/account'
import { useAnswers } from '../../core/answerCache'
import { usageCache, usageKey } from '../../core/usageCache'
import { previousMonth } from '../../lib/months'
import { compareMonths, type MonthComparison } from './monthComparison'
import type { UsageOfKind } from './rules'

/**
 * The difference to the use of the month before, if the customer has viewed both in this visit. It requests nothing
 * more. `month` as `2026-11`.
 */
export function useMonthComparison(month: string, shown: UsageOfKind | null): MonthComparison | undefined {
  const usages = useAnswers(usageCache)
  const productId = useCurrentContract()?.productId ?? ''
  const keyOf = (month: string) => usageKey(productId, month, shown?.kind ?? '')
  const [key, earlierKey] = [keyOf(month), keyOf(previousMonth(month))]
  const usage = shown?.usage
  useEffect(() => {
    if (usage) usages?.set(key, usage)
  }, [usages, key, usage])
  return useMemo(() => {
    const earlier = usages?.get(earlierKey)
    return usage && earlier && compareMonths(usage, earlier)
  }, [usages, earlierKey, usage])
}
