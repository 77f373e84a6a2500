import { useHistoryState } from 'wouter/use-browser-location'
import { ownPath } from '../lib/base'
import type { TabStorage } from '../lib/tabStorage'
import { contractOfTab } from './rememberedContract'
import type { Route } from './routes'

/**
 * A result that a customer came back for when nobody was signed in any more. The login's entry in the browser's history
 * keeps it: over a reload, and where storage is refused.
 */
interface OwedResult {
  /** Path and query of the page that tells it. */
  address: string
  /** A contract of who paid; null when the tab does not know. */
  productId: string | null
}

type Entry = { owedResult?: OwedResult } | null

/** The result that the entry of the history owes. */
export const useOwedResult = (): OwedResult | undefined => useHistoryState<Entry>()?.owedResult

/** What to keep when the page of the address cannot be shown; a result that was asked for is owed no more. */
export function oweResult(route: Route | null, tab: TabStorage): { owedResult: OwedResult } | undefined {
  const { location, history } = window
  if (!route?.tellsResult || history.state?.isAsked) return undefined
  const productId = contractOfTab(tab)?.productId ?? null
  return { owedResult: { address: ownPath(location.pathname) + location.search, productId } }
}

/** Whether somebody else has signed in than who paid, as far as the contracts tell. */
export function isOwedToAnother(productIds: readonly string[]): boolean {
  const productId = (window.history.state as Entry)?.owedResult?.productId
  return typeof productId === 'string' && !productIds.includes(productId)
}
