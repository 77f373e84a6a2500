import { useEffect, useMemo } from 'react'
import { useCurrentContract } from '../../core/account'
import { useAnswers } from '../../core/answerCache'
import { usageCache, usageKey } from '../../core/usageCache'
import { previousMonth } from '../../lib/months'
import { compareMonths, type MonthComparison } from './monthComparison'
import type { ListingSums, UsageOfKind } from './rules'
import { measures } from './usageByDay'

/**
 * The difference to the use of the month before, if the customer has viewed both in this visit. It requests nothing
 * more. `month` as `2026-11`.
 */
export function useMonthComparison(
  month: string,
  { usages }: Pick<ListingSums, 'usages'>,
  shown: UsageOfKind | null,
): MonthComparison | undefined {
  const cache = useAnswers(usageCache)
  const productId = useCurrentContract()?.productId ?? ''
  // Each measure, not only the shown one: the overview draws the data.
  useEffect(() => {
    for (const measure of measures) {
      const usage = usages[measure]
      if (usage) cache?.set(usageKey(productId, month, measure), usage)
    }
  }, [cache, productId, month, usages])
  const earlierKey = usageKey(productId, previousMonth(month), shown?.kind ?? '')
  const usage = shown?.usage
  return useMemo(() => {
    const earlier = cache?.get(earlierKey)
    return usage && earlier && compareMonths(usage, earlier)
  }, [cache, earlierKey, usage])
}
