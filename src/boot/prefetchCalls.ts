/** Sends the portal's first calls while it is loading. The portal uses each answer once, if it would send the same call. */

import type { InitialContract } from '../../machines/account.machine'
import { createCallId } from '../api/callId'
import { callHeaders } from '../api/headers'
import type { PrefetchedCall } from '../api/prefetchedCall'
import type { ApiPaths, Contract } from '../api/types'

declare global {
  interface Window {
    prefetchedCalls?: PrefetchedCall[]
  }
}

/** A customer who opens a page. */
export interface Visit {
  apiOrigin: string
  token: string
  locale: string
  initialContract: InitialContract
  /** What decides about session, contract and language, as it was when the page opened. */
  stored: { readonly [Key in 'token' | 'phone' | 'locale']: string | null }
}

/** Sends a call; every reader of the answer needs a copy. */
export function prefetch(visit: Visit, path: keyof ApiPaths, contract: Contract | null): Promise<Response> {
  const { apiOrigin, initialContract } = visit
  const address = path.replace('{phone}', encodeURIComponent(initialContract.phone ?? ''))
  const controller = new AbortController()
  const request = new Request((apiOrigin || location.origin) + address, {
    headers: callHeaders({ ...visit, contract }, createCallId()),
    signal: controller.signal,
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })
  const answer = fetch(request)
  const call = { request, answer, isAnswered: false, abort: () => controller.abort() }
  const prefetched: PrefetchedCall = { operation: `GET ${path}`, sentAt: Date.now(), ...call }
  const markAnswered = () => {
    prefetched.isAnswered = true
  }
  // Handles a failure that no caller handles.
  answer.then(markAnswered, markAnswered)
  window.prefetchedCalls?.push(prefetched)
  // A copy from before the portal reads it.
  const copy = answer.then((response) => response.clone())
  copy.catch(() => {})
  return copy
}

/** The call whose answer has the customer, with the figures of the contract with the stored number. */
export const userPath = ({ initialContract }: Visit) =>
  initialContract.phone === null ? '/api/me' : '/api/me/{phone}'
