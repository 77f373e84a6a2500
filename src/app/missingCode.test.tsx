import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { serveDocument, setNetworkState } from '../../tests/support/network'
import { dialog, main, visit } from '../../tests/support/steps'
import { startPortal, type VisitedPortal } from '../../tests/support/testPortal'
import { closeToasts, errorToasts, toasts } from '../../tests/support/toasts'
import { ChunkMissing, loadChunk } from '../lib/loadChunk'

/** Why the page /404 cannot be drawn. */
const page = vi.hoisted(() => ({ broken: new Error('a mistake of the program') }))
vi.mock('../features/notFound/NotFound', () => ({
  default() {
    throw page.broken
  },
}))

const never = () => new Promise<never>(() => {})

it('S7: a part of the portal fails after 120 s; one that settles earlier leaves no timer', async () => {
  vi.useFakeTimers()
  const onFailure = vi.fn()
  loadChunk(never).catch(onFailure)
  const loading = loadChunk(() => new Promise((resolve) => setTimeout(() => resolve('there'), 119_999)))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(await loading).toBe('there')
  expect(onFailure).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.any(ChunkMissing))
  await expect(loadChunk(() => Promise.reject(new TypeError('404')))).rejects.toBeInstanceOf(ChunkMissing)
  expect(vi.getTimerCount()).toBe(0)
})

describe('a page whose code is missing', () => {
  beforeEach(() => {
    page.broken = new ChunkMissing('Failed to fetch dynamically imported module')
    // React logs the errors that it passes to the boundary.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })

  async function openBroken() {
    // The portal immediately checks for a newer release; this document is the running one.
    const served = serveDocument()
    const portal = await startPortal({ path: '/404' })
    const tryAgain = await screen.findByRole('button', { name: 'Erneut versuchen' })
    await waitFor(() => expect(served).toHaveBeenCalledOnce())
    await served.mock.results[0]?.value
    return { ...portal, press: () => portal.user.click(tryAgain) }
  }
  const expectMessage = () =>
    expect(screen.getByRole('alert')).toHaveTextContent('Dieser Teil der Seite konnte nicht geladen werden.')

  it('S7: stays offline and says why, and loads automatically when the network is back', async () => {
    const { press, reload } = await openBroken()
    expect(screen.getByRole('link', { name: 'Startseite' })).toBeVisible()
    const served = serveDocument()
    await setNetworkState('offline')
    await press()
    expect(toasts()).toEqual([
      'Keine Internetverbindung. Sobald sie wieder da ist, geht es von selbst weiter.',
    ])
    expectMessage()
    expect(served).not.toHaveBeenCalled()
    expect(reload).not.toHaveBeenCalled()
    await setNetworkState('online')
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

  it('S7: sends one request, however often the customer presses', async () => {
    const { press } = await openBroken()
    const served = serveDocument(never)
    for (let times = 0; times < 3; times++) await press()
    expect(served).toHaveBeenCalledOnce()
  })

  it.each([
    ['another release, the page is reloaded once', '/assets/index-new.js', 1],
    ['the release that runs, the page stays', '/assets/index-old.js', 0],
  ])('S7: reloads as needed if the server has %s', async (_, src, times) => {
    const running = { type: 'module', src: '/assets/index-old.js' }
    const script = Object.assign(document.createElement('script'), running)
    document.head.append(script)
    const html = `<meta name="portal:brand" content="second" /><script src="${src}"></script>`
    for (const reloads of [times, 0]) {
      const served = serveDocument(async () => new Response(html))
      const { reload } = await startPortal({ path: '/404', historyState: window.history.state })
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
    await setNetworkState('offline')
    await setNetworkState('online')
    await waitFor(() => expect(toasts()).toEqual(['Die Internetverbindung ist wieder da.']))
    expect(reload).not.toHaveBeenCalled()
  })
})

describe('a file that failed', () => {
  const missing = 'Dieser Teil der Seite konnte nicht geladen werden.'
  /** As Vite's loader in a build does. */
  const loseFile = () => {
    const payload = new TypeError('Failed to fetch dynamically imported module: /assets/Part-1.js')
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  }

  it('S7: is not mentioned the first time, and the second time the page reloads, once', async () => {
    const served = serveDocument()
    const { reload } = await visit('/customer-support')
    loseFile()
    // The portal answers this event after that one.
    await setNetworkState('online')
    await waitFor(() => expect(toasts()).toHaveLength(1))
    expect(served).not.toHaveBeenCalled()
    loseFile()
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(errorToasts()).toEqual([])
    loseFile()
    await waitFor(() => expect(errorToasts()).toEqual([missing]))
    expect(reload).toHaveBeenCalledOnce()
  })

  const type = async ({ user }: VisitedPortal) =>
    user.type(await main().findByRole('textbox', { name: 'Beschreibung' }), 'Guten Tag')
  it.each<[string, path: string, begin: (portal: VisitedPortal) => Promise<unknown>]>([
    ['typed', '/customer-support?view=form', type],
    [
      'in a dialog',
      '/customer-support',
      async ({ user }) => {
        await user.click(screen.getByRole('button', { name: 'Profil' }))
        await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }))
        await dialog('Möchten Sie sich abmelden?')
      },
    ],
    [
      'in the form of the payment provider',
      '/mobile-payment?checkoutId=C0FFEE.test-01',
      () => waitFor(() => expect(document.querySelector('iframe')).not.toBeNull()),
    ],
    [
      'sent without an answer yet',
      '/customer-support',
      async ({ services }) => services.trackChange('setting', true),
    ],
    [
      'reported as failed',
      '/customer-support',
      async ({ toasts }) => toasts.show('error', 'settingOutcomeUnknown'),
    ],
  ])('S7: reloads only by a press, if the customer would lose what is %s', async (_, path, begin) => {
    serveDocument()
    const portal = await visit(path)
    await begin(portal)
    loseFile()
    loseFile()
    await waitFor(() => expect(errorToasts()).toContain(missing))
    expect(portal.reload).not.toHaveBeenCalled()
    await portal.user.click(screen.getByRole('button', { name: 'Seite neu laden', hidden: true }))
    await waitFor(() => expect(portal.reload).toHaveBeenCalledOnce())
  })

  it('S7: is not mentioned without a network', async () => {
    const served = serveDocument()
    const { user } = await visit('/customer-support?view=form')
    await setNetworkState('offline')
    await closeToasts(user)
    loseFile()
    loseFile()
    await user.type(await main().findByRole('textbox', { name: 'Beschreibung' }), 'Guten Tag')
    expect(served).not.toHaveBeenCalled()
    expect(toasts()).toEqual([])
  })

  it('S7: is mentioned although the portal is just looking for another release', async () => {
    page.broken = new ChunkMissing('Failed to fetch dynamically imported module')
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let answer = (_: Response) => {}
    const served = serveDocument(
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const { reload, services } = await startPortal({ path: '/404' })
    await waitFor(() => expect(served).toHaveBeenCalledOnce())
    loseFile()
    loseFile()
    services.restart('newRelease')
    answer(new Response('<meta name="portal:brand" content="second" />'))
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })
})
