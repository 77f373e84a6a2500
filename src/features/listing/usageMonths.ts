import { type AccountActor, useAccountActor, useCurrentContract } from '../../core/account'
import { useServices } from '../../core/services'
import type { UsageKind } from '../../domain/usageKind'
import type { UsageByDay } from './usageByDay'

/** The use of the months that the customer has viewed. */
export interface UsageMonths {
  /** `month` as `2026-11`. */
  store: (month: string, kind: UsageKind, usage: UsageByDay) => void
  get: (month: string, kind: UsageKind) => UsageByDay | undefined
}

/** By account: the data of an earlier one is out of reach. */
const createMonthsCache = () => new WeakMap<AccountActor, Map<string, UsageByDay>>()

/** The months of the current contract that this visit has loaded. A comparison requests nothing more. */
export function useUsageMonths(): UsageMonths {
  const cache = useServices().singleton(createMonthsCache)
  const account = useAccountActor()
  const productId = useCurrentContract()?.productId
  return {
    store(month, kind, usage) {
      if (!account) return
      const months = cache.get(account) ?? new Map()
      cache.set(account, months.set(`${productId} ${month} ${kind}`, usage))
    },
    get: (month, kind) => account && cache.get(account)?.get(`${productId} ${month} ${kind}`),
  }
}
