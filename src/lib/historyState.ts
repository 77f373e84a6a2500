/**
 * A page that needs a login first: the result of a payment during which the session ended, or the end of a contract.
 * The login's history entry keeps it, also over a reload and where the browser refuses storage.
 */
export interface PendingPage {
  /** Path and query of the page. */
  address: string
  /** A contract of the customer who opened it; null when the tab does not know. */
  productId: string | null
}

/** What the portal keeps in an entry of the browser's history. */
export type HistoryState = {
  pendingPage?: PendingPage
  /** The portal has requested the payment result of the address. */
  isAsked?: true
  /** The portal has reloaded the document for another release. */
  isRenewed?: true
} | null
