import type { Locales } from '../../i18n/i18n-types'
import type { Resources } from '../api/types'
import { useAccount, useCurrentContract } from './account'
import { createAnswerCache, useAnswers } from './answerCache'

/** The units of a contract, as of `loadedAt`. */
export interface CachedUnits {
  resources: Resources
  /** Milliseconds since 1970. */
  loadedAt: number
  /** The language of their names. */
  locale: Locales
}

/** By product id. A change that may have altered the units clears it. */
export const unitsCache = createAnswerCache<CachedUnits>()

/** The current contract's units, if another screen has loaded them; `undefined` after a change. */
export function useCachedUnits(): CachedUnits | undefined {
  // Each answer about the account may change the cached units.
  useAccount((snapshot) => snapshot?.context.answeredAt)
  return useAnswers(unitsCache)?.get(useCurrentContract()?.productId ?? '')
}
