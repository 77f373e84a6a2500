import { useHistoryState } from 'wouter/use-browser-location'
import { stripBase } from '../lib/base'
import type { HistoryState, PendingPage } from '../lib/historyState'
import type { TabStorage } from '../lib/tabStorage'
import type { Route } from './routes'
import { contractOfTab } from './storedContract'

/** The pending page in the history entry. */
export const usePendingPage = (): PendingPage | undefined => useHistoryState<HistoryState>()?.pendingPage

/** The history state to keep when the page cannot be shown; nothing for a payment result already requested. */
export function toPendingPageState(
  route: Route | null,
  tab: TabStorage,
): { pendingPage: PendingPage } | undefined {
  const { location, history } = window
  const state: HistoryState = history.state
  if (!route?.returnsAfterLogin || state?.isAsked) return undefined
  const productId = contractOfTab(tab)?.productId ?? null
  return { pendingPage: { address: stripBase(location.pathname) + location.search, productId } }
}

/** Whether somebody else has signed in than the customer who opened the page, as far as the contracts show. */
export function belongsToAnotherCustomer(productIds: readonly string[]): boolean {
  const state: HistoryState = window.history.state
  const productId = state?.pendingPage?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
