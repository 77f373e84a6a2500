import type { Resources } from '../api/types'
import { type AccountActor, useAccount, useAccountActor, useCurrentContract } from './account'
import { useServices } from './services'

/** The units of a contract, as they were when they were asked for. */
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

/** Keeps the units for screens that do not ask for them, and forgets them where a change may have made others of them. */
export const useUnitsKeeper = (): Keeper => useServices().once(unitsKeeper)

/** What another screen has heard of the current contract's units; `undefined` before, and after a change. */
export function useKnownUnits(): KnownUnits | undefined {
  // What is kept may be another with every answer about the account.
  useAccount((snapshot) => snapshot?.context.answeredAt)
  return useUnitsKeeper().of(useAccountActor(), useCurrentContract()?.productId)
}
