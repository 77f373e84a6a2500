/**
 * A page that needs a login first. After the login, the result of a payment and the end of a contract open by themselves.
 * The home offers all others. The login's history entry keeps it, also over a reload and where the browser refuses storage.
 */
export interface ReturnPage {
  /** Path and query of the page. */
  address: string
  /** A contract of the customer who opened it; null when the tab does not know. */
  productId: string | null
  /** Whether the home only offers it. */
  isOffered?: boolean
}

/** What the customer tops up for; the machines of tariffs announce the same. */
export interface Errand {
  /** In EUR; null if it is unknown. */
  price: number | null
  /** What she activates afterwards; left out for the renewal of the tariff in use. */
  plan?: { code: string; name: string }
}

/** What the portal keeps in an entry of the browser's history. */
export type HistoryState = {
  /** The return page; its key outlives a release. */
  pendingPage?: ReturnPage | undefined
  /** The portal has requested the payment result of the address. */
  isAsked?: true
  /** The portal has reloaded the document for another release. */
  isRenewed?: true
  /** How many bills the customer has had shown. */
  billCount?: number
  /** The reference number of the bill whose payment the pressed link opens. */
  billToPay?: string | undefined
  /** The code of the plan whose confirmation the pressed link opens. */
  planToActivate?: string | undefined
  /** The checkout of the top-up that the customer tries again. */
  retriedCheckoutId?: string
  /** What the pressed link tops up for. */
  errand?: Errand
} | null
