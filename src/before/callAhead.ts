/**
 * Asks who the customer is while the portal is still on its way, as the portal will ask when it is there. A script of its own,
 * for pages of whoever is signed in: on the login it weighs nothing.
 */

import type { CallAhead } from '../api/callAhead'
import { createCallId } from '../api/callId'
import { callHeaders } from '../api/headers'
import type { ApiPaths } from '../api/types'
import { readSettings } from '../app/config'
import { isTimeOver } from '../app/isTimeOver'
import { rememberedContract } from '../app/rememberedContract'
import type { BrandId } from '../brands'
import { kindAt } from '../domain/paths'
import { createStorage } from '../lib/storage'
import { createTabStorage } from '../lib/tabStorage'

declare global {
  interface Window {
    callAhead?: CallAhead
  }
}

/** First part of each key that the brand stores; filled by the build. */
declare const PREFIXES: Record<BrandId, string>

const settings = readSettings(document)
const prefix = PREFIXES[settings.brandId]
const storage = createStorage(prefix)
const tab = createTabStorage(prefix)
const token = storage.read('token')

function ask(token: string): CallAhead {
  const { phone } = rememberedContract(tab, storage, kindAt(location.pathname))
  const path: keyof ApiPaths = phone === null ? '/api/me' : '/api/me/{phone}'
  const address = path.replace('{phone}', encodeURIComponent(phone ?? ''))
  const caller = { token, locale: document.documentElement.lang.slice(0, 2), contract: null }
  const leaving = new AbortController()
  const request = new Request((settings.apiOrigin || location.origin) + address, {
    headers: { Accept: 'application/json', ...callHeaders(caller, createCallId()) },
    signal: leaving.signal,
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })
  const answer = fetch(request)
  const call = { operation: `GET ${path}`, request, answer, isAnswered: false, leave: () => leaving.abort() }
  const note = () => {
    call.isAnswered = true
  }
  // Who waits for the answer hears of a failure; perhaps nobody does.
  answer.then(note, note)
  return call
}

// After so long a time, the session ends without a call.
if (token !== null && !isTimeOver(tab, settings)) window.callAhead = ask(token)
