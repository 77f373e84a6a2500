/**
 * Prefetches the customer, and on the overview the remaining units of a mobile contract, while the portal is loading.
 * It sends the same calls as the portal. On a slow phone, the figures of the overview come 300 ms earlier. It is a
 * separate script for signed-in customers, to keep it out of the login.
 */

import { createCallId } from '../api/callId'
import { callHeaders } from '../api/headers'
import type { PrefetchedCall } from '../api/prefetchedCall'
import type { ApiPaths, Contract } from '../api/types'
import { readConfig } from '../app/config'
import { isInactivityLimitExceeded } from '../app/isInactivityLimitExceeded'
import { storedContract } from '../app/storedContract'
import { kindOf } from '../domain/contractKind'
import { kindAt, paths } from '../domain/paths'
import { stripBase } from '../lib/base'
import { documentLocale } from '../lib/chooseLocale'
import { createStorage } from '../lib/storage'
import { createTabStorage } from '../lib/tabStorage'

declare global {
  interface Window {
    prefetchedCalls?: PrefetchedCall[]
  }
}

const currentPath = stripBase(location.pathname)
const config = readConfig(document)
const prefix = config.brand.storagePrefix
const storage = createStorage(prefix)
const tab = createTabStorage(prefix)
const token = storage.read('token')
const { phone } = storedContract(tab, storage, kindAt(currentPath))
const calls: PrefetchedCall[] = []
window.prefetchedCalls = calls

function prefetch(path: keyof ApiPaths, contract: Contract | null): Promise<Response> {
  const address = path.replace('{phone}', encodeURIComponent(phone ?? ''))
  const caller = { token, locale: documentLocale(document), contract }
  const controller = new AbortController()
  const request = new Request((config.apiOrigin || location.origin) + address, {
    headers: callHeaders(caller, createCallId()),
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
  calls.push(prefetched)
  return answer
}

/** The contract that the portal will probably open. If it opens another, the portal calls again. */
async function expectedContract(answer: Response): Promise<Contract | undefined> {
  const { body } = await answer.clone().json()
  const contracts: Contract[] = body.user.contracts
  const matchingContract =
    phone === null ? undefined : contracts.find(({ phoneNumber }) => phoneNumber === phone)
  return matchingContract ?? contracts[0]
}

async function prefetchAll(): Promise<void> {
  const answer = await prefetch(phone === null ? '/api/me' : '/api/me/{phone}', null)
  if (currentPath !== paths.overview) return
  const contract = await expectedContract(answer)
  // Once the portal has taken the answer, it sends the next call itself.
  const isTaken = calls.length === 0
  if (!isTaken && contract && kindOf(contract) === 'mobile') await prefetch('/api/resources', contract)
}

// After the inactivity timeout, the session ends without a call. The portal handles failures later.
if (token !== null && !isInactivityLimitExceeded(tab, config)) prefetchAll().catch(() => {})
