import { useHistoryState } from 'wouter/use-browser-location'
import { stripBase } from '../lib/base'
import type { TabStorage } from '../lib/tabStorage'
import type { Route } from './routes'
import { contractOfTab } from './storedContract'

/**
 * A page that needs a login first: the result of a payment during which the session ended, or the end of a contract.
 * The login's history entry keeps it, also over a reload and where the browser refuses storage.
 */
interface PendingPage {
  /** Path and query of the page. */
  address: string
  /** A contract of the customer who opened it; null when the tab does not know. */
  productId: string | null
}

type HistoryState = { pendingPage?: PendingPage } | null

/** The pending page in the history entry. */
export const usePendingPage = (): PendingPage | undefined => useHistoryState<HistoryState>()?.pendingPage

/** The history state to keep when the page cannot be shown; nothing for a payment result already requested. */
export function toPendingPageState(
  route: Route | null,
  tab: TabStorage,
): { pendingPage: PendingPage } | undefined {
  const { location, history } = window
  if (!route?.returnsAfterLogin || history.state?.isAsked) return undefined
  const productId = contractOfTab(tab)?.productId ?? null
  return { pendingPage: { address: stripBase(location.pathname) + location.search, productId } }
}

/** Whether somebody else has signed in than the customer who opened the page, as far as the contracts show. */
export function belongsToAnotherCustomer(productIds: readonly string[]): boolean {
  const productId = (window.history.state as HistoryState)?.pendingPage?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
