import type { UsageByDay } from '../domain/usageByDay'
import type { UsageKind } from '../domain/usageKind'
import { type AccountActor, useAccountActor, useCurrentContract } from './account'
import { useServices } from './services'

/** The use of the months that the customer has viewed. */
export interface UsageMonths {
  /** `month` as `2026-11`. */
  keep: (month: string, kind: UsageKind, usage: UsageByDay) => void
  of: (month: string, kind: UsageKind) => UsageByDay | undefined
}

function monthsKeeper() {
  let owner: AccountActor | undefined
  const months = new Map<string, UsageByDay>()
  return {
    /** The data of the current account, never of an earlier one. */
    of(account: AccountActor | undefined) {
      if (account !== owner) months.clear()
      owner = account
      return months
    },
  }
}

/** The months of the current contract that this visit has loaded. A comparison requests nothing more. */
export function useUsageMonths(): UsageMonths {
  const months = useServices().once(monthsKeeper).of(useAccountActor())
  const contract = useCurrentContract()?.productId
  return {
    keep: (month, kind, usage) => void months.set(`${contract} ${month} ${kind}`, usage),
    of: (month, kind) => months.get(`${contract} ${month} ${kind}`),
  }
}
