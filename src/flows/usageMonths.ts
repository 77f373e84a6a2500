import type { UsageByDay } from '../domain/usageByDay'
import type { UsageKind } from '../domain/usageKind'
import { type AccountActor, useAccountActor, useCurrentContract } from './account'
import { useServices } from './services'

/** The use of the months that the customer has viewed. */
export interface UsageMonths {
  /** `month` as `2026-11`. */
  store: (month: string, kind: UsageKind, usage: UsageByDay) => void
  get: (month: string, kind: UsageKind) => UsageByDay | undefined
}

function createMonthsCache() {
  let owner: AccountActor | undefined
  const months = new Map<string, UsageByDay>()
  return {
    /** The data of the current account, never of an earlier one. */
    forAccount(account: AccountActor | undefined) {
      if (account !== owner) months.clear()
      owner = account
      return months
    },
  }
}

/** The months of the current contract that this visit has loaded. A comparison requests nothing more. */
export function useUsageMonths(): UsageMonths {
  const months = useServices().singleton(createMonthsCache).forAccount(useAccountActor())
  const productId = useCurrentContract()?.productId
  return {
    store: (month, kind, usage) => void months.set(`${productId} ${month} ${kind}`, usage),
    get: (month, kind) => months.get(`${productId} ${month} ${kind}`),
  }
}
