import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { VisitedPortal } from './testPortal'

/** Sets the browser's network state, and dispatches the event for the change. */
export function setNetworkState(state: 'online' | 'offline'): Promise<void> {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  return act(async () => {
    window.dispatchEvent(new Event(state))
  })
}

/** The network is down: no call reaches the provider, and the browser knows it. */
export async function goOffline({ answers }: Pick<VisitedPortal, 'answers'>): Promise<void> {
  answers.setOffline(true)
  await setNetworkState('offline')
}

export async function goOnline({ answers }: Pick<VisitedPortal, 'answers'>): Promise<void> {
  answers.setOffline(false)
  await setNetworkState('online')
}

type Served = (request: Request) => Promise<Response>

const portalDocument = async () => new Response('<meta name="portal:brand" content="second" />')

/** Replaces the portal's own server, which serves its document; calls of the provider do not use it. */
export function serveDocument(serve: Served = portalDocument) {
  const served = vi.fn<Served>(serve)
  vi.stubGlobal('fetch', served)
  return served
}
