import { useHistoryState } from 'wouter/use-browser-location'
import { ownPath } from '../lib/base'
import type { TabStorage } from '../lib/tabStorage'
import { contractOfTab } from './rememberedContract'
import type { Route } from './routes'

/**
 * A payment result for which the customer returned after her session had ended. The login's history entry keeps it,
 * also over a reload and where the browser refuses storage.
 */
interface OwedResult {
  /** Path and query of the page that shows it. */
  address: string
  /** A contract of the payer; null when the tab does not know. */
  productId: string | null
}

type Entry = { owedResult?: OwedResult } | null

/** The pending result in the history entry. */
export const useOwedResult = (): OwedResult | undefined => useHistoryState<Entry>()?.owedResult

/** The history state to keep when the page cannot be shown; nothing for a result already requested. */
export function oweResult(route: Route | null, tab: TabStorage): { owedResult: OwedResult } | undefined {
  const { location, history } = window
  if (!route?.tellsResult || history.state?.isAsked) return undefined
  const productId = contractOfTab(tab)?.productId ?? null
  return { owedResult: { address: ownPath(location.pathname) + location.search, productId } }
}

/** Whether somebody else than the payer has signed in, as far as the contracts show. */
export function isOwedToAnother(productIds: readonly string[]): boolean {
  const productId = (window.history.state as Entry)?.owedResult?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
