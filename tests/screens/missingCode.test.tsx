// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkMissing } from '../../src/lib/loadChunk'
import { serveDocument, turnNetwork } from '../network'
import { startPortal } from '../testPortal'
import { errorToasts, toasts } from '../toasts'

/** Why the page /404 cannot be drawn. */
const page = vi.hoisted(() => ({ broken: new Error('a mistake of the program') }))
vi.mock('../../src/screens/notFound/NotFound', () => ({
  default() {
    throw page.broken
  },
}))

const portalTag = '<meta name="portal:brand" content="second" />'

beforeEach(() => {
  page.broken = new ChunkMissing('Failed to fetch dynamically imported module')
  // React says on the console what it hands to the boundary.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function openBroken() {
  // It is the release that runs.
  serveDocument()
  const portal = await startPortal({ path: '/404' })
  const tryAgain = await screen.findByRole('button', { name: 'Erneut versuchen' })
  return { ...portal, press: () => portal.user.click(tryAgain) }
}

describe('a page whose code is missing', () => {
  it('S7: stays without a network, and says why', async () => {
    const { press, reload } = await openBroken()
    const served = serveDocument()
    await turnNetwork('offline')
    await press()
    expect(toasts()).toEqual([
      'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    ])
    expect(screen.getByRole('alert')).toBeVisible()
    expect(served).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
  })

  it('S7: goes on by itself when the network is back, once', async () => {
    const { reload } = await openBroken()
    serveDocument()
    await turnNetwork('offline')
    await turnNetwork('online')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it.each<[string, () => Promise<Response>]>([
    ['that is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['that is out of order', async () => new Response('', { status: 500 })],
    ['in whose place another answers', async () => new Response('<h1>Hotel Wi-Fi</h1>')],
  ])('S7: stays where the browser sees a network, but a server %s', async (_, answer) => {
    const { press, reload } = await openBroken()
    serveDocument(answer)
    await press()
    await waitFor(() =>
      expect(errorToasts()).toEqual([
        'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
      ]),
    )
    expect(screen.getByRole('alert')).toBeVisible()
    expect(reload).not.toHaveBeenCalled()
    serveDocument()
    await press()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('S7: asks the server once, however often somebody presses', async () => {
    const { press } = await openBroken()
    const served = serveDocument(() => new Promise(() => {}))
    for (let times = 0; times < 3; times++) await press()
    expect(served).toHaveBeenCalledOnce()
  })

  it.each([
    ['another release: is loaded anew by itself, once', '/assets/index-new.js', 1],
    ['the release that runs: is not loaded anew by itself', '/assets/index-old.js', 0],
  ])('S7: where the server has %s', async (_, src, times) => {
    const running = { type: 'module', src: '/assets/index-old.js' }
    const script = Object.assign(document.createElement('script'), running)
    document.head.append(script)
    const serve = () => serveDocument(async () => new Response(`${portalTag}<script src="${src}"></script>`))
    const first = serve()
    const { reload } = await startPortal({ path: '/404' })
    await waitFor(() => expect(first).toHaveBeenCalledOnce())
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(times))
    const second = serve()
    const next = await startPortal({ path: '/404', entry: window.history.state })
    await waitFor(() => expect(second).toHaveBeenCalledOnce())
    await screen.findByRole('button', { name: 'Erneut versuchen' })
    expect(next.reload).not.toHaveBeenCalled()
    expect(errorToasts()).toEqual([])
    script.remove()
  })

  it('S7: a page that broke otherwise is left alone when the network is back', async () => {
    page.broken = new Error('a mistake of the program')
    const { reload } = await startPortal({ path: '/404' })
    await screen.findByRole('button', { name: 'Seite neu laden' })
    serveDocument()
    await turnNetwork('offline')
    await turnNetwork('online')
    await waitFor(() => expect(toasts()).toEqual(['Die Internetverbindung ist wieder da.']))
    expect(reload).not.toHaveBeenCalled()
  })
})
