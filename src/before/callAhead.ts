/**
 * Prefetches the customer, and on the overview the remaining units of a mobile contract, while the portal is loading.
 * It sends the same calls as the portal. It is a separate script for signed-in customers, to keep it out of the login.
 */

import type { CallAhead } from '../api/callAhead'
import { createCallId } from '../api/callId'
import { callHeaders } from '../api/headers'
import type { ApiPaths, Contract } from '../api/types'
import { readSettings } from '../app/config'
import { isTimeOver } from '../app/isTimeOver'
import { rememberedContract } from '../app/rememberedContract'
import type { BrandId } from '../brands'
import { kindOf } from '../domain/contractKind'
import { kindAt, paths } from '../domain/paths'
import { ownPath } from '../lib/base'
import { createStorage } from '../lib/storage'
import { createTabStorage } from '../lib/tabStorage'

declare global {
  interface Window {
    callsAhead?: CallAhead[]
  }
}

/** First part of each key that the brand stores; set by the build. */
declare const PREFIXES: Record<BrandId, string>

const here = ownPath(location.pathname)
const settings = readSettings(document)
const prefix = PREFIXES[settings.brandId]
const storage = createStorage(prefix)
const tab = createTabStorage(prefix)
const token = storage.read('token')
const { phone } = rememberedContract(tab, storage, kindAt(here))
const calls: CallAhead[] = []
window.callsAhead = calls

function ask(path: keyof ApiPaths, contract: Contract | null): Promise<Response> {
  const address = path.replace('{phone}', encodeURIComponent(phone ?? ''))
  const caller = { token, locale: document.documentElement.lang.slice(0, 2), contract }
  const leaving = new AbortController()
  const request = new Request((settings.apiOrigin || location.origin) + address, {
    headers: { Accept: 'application/json', ...callHeaders(caller, createCallId()) },
    signal: leaving.signal,
    ...({ cache: 'no-store', credentials: 'omit', redirect: 'error' } as const),
  })
  const answer = fetch(request)
  const call = { request, answer, isAnswered: false, leave: () => leaving.abort() }
  const ahead: CallAhead = { operation: `GET ${path}`, sentAt: Date.now(), ...call }
  const note = () => {
    ahead.isAnswered = true
  }
  // Handles a failure that no caller handles.
  answer.then(note, note)
  calls.push(ahead)
  return answer
}

/** The contract that the portal will probably open. If it opens another, the portal calls again. */
async function contractIn(answer: Response): Promise<Contract | undefined> {
  const { body } = await answer.clone().json()
  const contracts: Contract[] = body.user.contracts
  const askedFor = phone === null ? undefined : contracts.find(({ phoneNumber }) => phoneNumber === phone)
  return askedFor ?? contracts[0]
}

async function askAll(): Promise<void> {
  const answer = await ask(phone === null ? '/api/me' : '/api/me/{phone}', null)
  if (here !== paths.resources) return
  const contract = await contractIn(answer)
  // Once the portal has taken the answer, it sends the next call itself.
  const isTaken = calls.length === 0
  if (!isTaken && contract && kindOf(contract) === 'mobile') await ask('/api/resources', contract)
}

// After the inactivity timeout, the session ends without a call. The portal handles failures later.
if (token !== null && !isTimeOver(tab, settings)) askAll().catch(() => {})
