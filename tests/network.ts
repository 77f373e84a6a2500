import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { VisitedPortal } from './testPortal'

/** Sets the browser's network state, and dispatches the event for the change. */
export function turnNetwork(state: 'online' | 'offline'): Promise<void> {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  return act(async () => {
    window.dispatchEvent(new Event(state))
  })
}

/** The network is down: no call reaches the provider, and the browser knows it. */
export async function unplug({ answers }: Pick<VisitedPortal, 'answers'>): Promise<void> {
  answers.cut(true)
  await turnNetwork('offline')
}

export async function plugIn({ answers }: Pick<VisitedPortal, 'answers'>): Promise<void> {
  answers.cut(false)
  await turnNetwork('online')
}

type Served = (request: Request) => Promise<Response>

const portalDocument = async () => new Response('<meta name="portal:brand" content="second" />')

/** Replaces the portal's own server, which serves its document; calls of the provider do not use it. */
export function serveDocument(serve: Served = portalDocument) {
  const served = vi.fn<Served>(serve)
  vi.stubGlobal('fetch', served)
  return served
}
