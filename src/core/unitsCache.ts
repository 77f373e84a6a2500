import type { Resources } from '../api/types'
import { type AccountActor, useAccount, useAccountActor, useCurrentContract } from './account'
import { useServices } from './services'

/** The units of a contract, as of `loadedAt`. */
export interface CachedUnits {
  resources: Resources
  /** Milliseconds since 1970. */
  loadedAt: number
}

interface UnitsCache {
  store: (account: AccountActor, productId: string | undefined, units: CachedUnits) => void
  clear: () => void
  get: (account: AccountActor | undefined, productId: string | undefined) => CachedUnits | undefined
}

function createUnitsCache(): UnitsCache {
  let cached: (CachedUnits & { account: AccountActor; productId: string | undefined }) | undefined
  return {
    store(account, productId, { resources, loadedAt }) {
      cached = { account, productId, resources, loadedAt }
    },
    clear() {
      cached = undefined
    },
    get: (account, productId) =>
      cached?.account === account && cached?.productId === productId ? cached : undefined,
  }
}

/** Caches the units for screens that do not load them, and clears them when a change may have altered them. */
export const useUnitsCache = (): UnitsCache => useServices().singleton(createUnitsCache)

/** The current contract's units, if another screen has loaded them; `undefined` after a change. */
export function useCachedUnits(): CachedUnits | undefined {
  // Each answer about the account may change the cached units.
  useAccount((snapshot) => snapshot?.context.answeredAt)
  return useUnitsCache().get(useAccountActor(), useCurrentContract()?.productId)
}
