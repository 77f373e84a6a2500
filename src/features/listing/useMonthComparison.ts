import { useEffect, useMemo } from 'react'
import { useCurrentContract } from '../../core/account'
import { createAnswerCache, useAnswers } from '../../core/answerCache'
import { previousMonth } from '../../lib/months'
import { compareMonths, type MonthComparison } from './monthComparison'
import type { UsageOfKind } from './rules'
import type { UsageByDay } from './usageByDay'

/** By product id, month and kind. */
const usageCache = createAnswerCache<UsageByDay>()

/**
 * The difference to the use of the month before, if the customer has viewed both in this visit. It requests nothing
 * more. `month` as `2026-11`.
 */
export function useMonthComparison(month: string, shown: UsageOfKind | null): MonthComparison | undefined {
  const usages = useAnswers(usageCache)
  const productId = useCurrentContract()?.productId
  const keyOf = (month: string) => `${productId} ${month} ${shown?.kind}`
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
