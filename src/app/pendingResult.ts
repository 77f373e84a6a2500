import { useHistoryState } from 'wouter/use-browser-location'
import { stripBase } from '../lib/base'
import type { TabStorage } from '../lib/tabStorage'
import type { Route } from './routes'
import { contractOfTab } from './storedContract'

/**
 * A payment result for which the customer returned after her session had ended. The login's history entry keeps it,
 * also over a reload and where the browser refuses storage.
 */
interface PendingResult {
  /** Path and query of the page that shows it. */
  address: string
  /** A contract of the payer; null when the tab does not know. */
  productId: string | null
}

type HistoryState = { pendingResult?: PendingResult } | null

/** The pending result in the history entry. */
export const usePendingResult = (): PendingResult | undefined =>
  useHistoryState<HistoryState>()?.pendingResult

/** The history state to keep when the page cannot be shown; nothing for a result already requested. */
export function toPendingResultState(
  route: Route | null,
  tab: TabStorage,
): { pendingResult: PendingResult } | undefined {
  const { location, history } = window
  if (!route?.showsPaymentResult || history.state?.isAsked) return undefined
  const productId = contractOfTab(tab)?.productId ?? null
  return { pendingResult: { address: stripBase(location.pathname) + location.search, productId } }
}

/** Whether somebody else than the payer has signed in, as far as the contracts show. */
export function belongsToAnotherPayer(productIds: readonly string[]): boolean {
  const productId = (window.history.state as HistoryState)?.pendingResult?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
