import type { Resources } from '../api/types'
import { type AccountActor, useAccount, useAccountActor, useCurrentContract } from './account'
import { useServices } from './services'

/** The units of a contract, as of `loadedAt`. */
export interface KnownUnits {
  resources: Resources
  /** Milliseconds since 1970. */
  loadedAt: number
}

interface Keeper {
  keep: (account: AccountActor, productId: string | undefined, units: KnownUnits) => void
  forget: () => void
  of: (account: AccountActor | undefined, productId: string | undefined) => KnownUnits | undefined
}

function unitsKeeper(): Keeper {
  let kept: (KnownUnits & { account: AccountActor; productId: string | undefined }) | undefined
  return {
    keep(account, productId, { resources, loadedAt }) {
      kept = { account, productId, resources, loadedAt }
    },
    forget() {
      kept = undefined
    },
    of: (account, productId) =>
      kept?.account === account && kept?.productId === productId ? kept : undefined,
  }
}

/** Keeps the units for screens that do not load them, and forgets them when a change may have altered them. */
export const useUnitsKeeper = (): Keeper => useServices().once(unitsKeeper)

/** The current contract's units, if another screen has loaded them; `undefined` after a change. */
export function useKnownUnits(): KnownUnits | undefined {
  // Each answer about the account may change the kept units.
  useAccount((snapshot) => snapshot?.context.answeredAt)
  return useUnitsKeeper().of(useAccountActor(), useCurrentContract()?.productId)
}
