// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ChunkMissing, loadChunk } from '../../src/lib/loadChunk'
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

/** The page of the accessibility statement cannot be fetched. */
vi.mock('../../src/screens/accessibility/Accessibility', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

const never = () => new Promise<never>(() => {})

describe('a part of the portal', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => vi.useRealTimers())

  it('S7: fails after 120 s', async () => {
    const onFailure = vi.fn()
    loadChunk(never).catch(onFailure)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(onFailure).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkMissing))
  })

  it('S7: that loads in time leaves no timer behind, nor does one that cannot be fetched', async () => {
    const late = new Promise<string>((resolve) => setTimeout(() => resolve('there'), 119_999))
    const loading = loadChunk(() => late)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(await loading).toBe('there')
    await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkMissing)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('a page whose code is missing', () => {
  beforeEach(() => {
    page.broken = new ChunkMissing('Failed to fetch dynamically imported module')
    // React writes to the console what it hands to the boundary.
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
  const expectMessage = () =>
    expect(screen.getByRole('alert')).toHaveTextContent('Dieser Teil der Seite konnte nicht geladen werden.')

  it('S7: says so, with the way to other pages, and loads after another attempt', async () => {
    const { user, reload } = await startPortal({ path: '/accessibility' })
    await screen.findByRole('alert')
    expectMessage()
    expect(screen.getByRole('link', { name: 'Startseite' })).toBeVisible()
    serveDocument()
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('S7: stays without a network, and says why; it loads by itself when the network is back', async () => {
    const { press, reload } = await openBroken()
    const served = serveDocument()
    await turnNetwork('offline')
    await press()
    expect(toasts()).toEqual([
      'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    ])
    expectMessage()
    expect(served).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    await turnNetwork('online')
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it.each<[string, () => Promise<Response>]>([
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['is out of order', async () => new Response('', { status: 500 })],
    ['is replaced by another', async () => new Response('<h1>Hotel Wi-Fi</h1>')],
  ])('S7: stays while the server %s, and loads once it answers', async (_, answer) => {
    const { press, reload } = await openBroken()
    serveDocument(answer)
    await press()
    await waitFor(() =>
      expect(errorToasts()).toEqual([
        'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten erneut.',
      ]),
    )
    expectMessage()
    expect(reload).not.toHaveBeenCalled()
    serveDocument()
    await press()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('S7: asks the server once, however often somebody presses', async () => {
    const { press } = await openBroken()
    const served = serveDocument(never)
    for (let times = 0; times < 3; times++) await press()
    expect(served).toHaveBeenCalledOnce()
  })

  it.each([
    ['another release, the page is reloaded once', '/assets/index-new.js', 1],
    ['the release that runs, the page stays', '/assets/index-old.js', 0],
  ])('S7: where the server has %s', async (_, src, times) => {
    const running = { type: 'module', src: '/assets/index-old.js' }
    const script = Object.assign(document.createElement('script'), running)
    document.head.append(script)
    const html = `<meta name="portal:brand" content="second" /><script src="${src}"></script>`
    for (const reloads of [times, 0]) {
      const served = serveDocument(async () => new Response(html))
      const { reload } = await startPortal({ path: '/404', entry: window.history.state })
      await waitFor(() => expect(served).toHaveBeenCalledOnce())
      await screen.findByRole('button', { name: 'Erneut versuchen' })
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(reloads))
    }
    expect(errorToasts()).toEqual([])
    script.remove()
  })

  it('S7: a page that broke otherwise is not reloaded when the network is back', async () => {
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
