import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '../domain/paths'
import { stripBase } from '../lib/base'
import type { HistoryState, ReturnPage } from '../lib/historyState'
import type { TabStorage } from '../lib/tabStorage'
import type { Route } from './routes'
import { contractOfTab } from './storedContract'

/** The return page in the history entry. */
export const useReturnPage = (): ReturnPage | undefined => useHistoryState<HistoryState>()?.pendingPage

/** The history state to keep when the page cannot be shown; nothing for a payment result already requested. */
export function toReturnPageState(
  route: Route | null,
  tab: TabStorage,
): { pendingPage: ReturnPage } | undefined {
  const { location, history } = window
  const state: HistoryState = history.state
  const productId = contractOfTab(tab)?.productId ?? null
  const returnPage = state?.pendingPage
  if (returnPage) return { pendingPage: { ...returnPage, productId: returnPage.productId ?? productId } }
  if (route?.access !== 'authenticated' || route.homeOf || state?.isAsked) return undefined
  const address = stripBase(location.pathname) + location.search
  return { pendingPage: { address, productId, isOffered: !route.returnsAfterLogin } }
}

/** Removes the page that the home offers, because the customer leaves the home. */
export function withdrawOffer(): void {
  const { location, history } = window
  const state: HistoryState = history.state
  if (state?.pendingPage?.isOffered && stripBase(location.pathname) !== paths.login)
    history.replaceState({ ...state, pendingPage: undefined } satisfies HistoryState, '')
}

/** Whether somebody else has signed in than the customer who opened the page, as far as the contracts show. */
export function belongsToAnotherCustomer(productIds: readonly string[]): boolean {
  const state: HistoryState = window.history.state
  const productId = state?.pendingPage?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
