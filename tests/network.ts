import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { VisitedPortal } from './testPortal'

/** What the browser says of the network, and the event by which it tells that this has changed. */
export function turnNetwork(state: 'online' | 'offline'): Promise<void> {
  vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(state === 'online')
  return act(async () => {
    window.dispatchEvent(new Event(state))
  })
}

/** The network is gone: no call reaches the provider, and the browser knows. */
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

/** What the portal's own server gives for its document; calls of the provider go another way. */
export function serveDocument(serve: Served = portalDocument) {
  const served = vi.fn<Served>(serve)
  vi.stubGlobal('fetch', served)
  return served
}
