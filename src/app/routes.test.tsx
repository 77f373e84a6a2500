import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { heading, logOut, signIn } from '../../tests/support/steps'
import {
  callsOf,
  startPortal,
  storeInOtherTab,
  type Visit,
  type VisitedPortal,
} from '../../tests/support/testPortal'
import { type Layout, type Route, type RouteName, routes } from './routes'

const customer = { access: 'authenticated', layout: 'full' } as const
const anonymous = { access: 'anonymous', layout: 'bare' } as const

/** The route table of the specification, and one page of our own (docs/interpretations.md). */
const table: Partial<Record<RouteName, Pick<Route, 'path' | 'access' | 'layout'>>> = {
  resources: { path: '/', ...customer },
  tv: { path: '/tv', ...customer },
  internet: { path: '/internet', ...customer },
  login: { path: '/login', ...anonymous },
  forgotPassword: { path: '/forgot-password', ...anonymous },
  resetPassword: { path: '/reset-password/*', ...anonymous },
  topUp: { path: '/recharge-credit', ...customer },
  additionalPackages: { path: '/additional-packages', ...customer },
  customerSupport: { path: '/customer-support', ...customer },
  tariffs: { path: '/Tariffs', ...customer },
  tvTariffs: { path: '/tv-tariffs', ...customer },
  tvPassword: { path: '/tv-password', ...customer },
  bills: { path: '/bills', ...customer },
  listing: { path: '/listing', ...customer },
  notification: { path: '/notification/:id', ...customer },
  administration: { path: '/administration', ...customer },
  devices: { path: '/device', ...customer },
  topUpResult: { path: '/transaction-completed', ...customer },
  paymentThankYouPageMobile: { path: '/transaction-completed-mobile', access: 'open', layout: 'full' },
  billResult: { path: '/transaction-completed-bill-paying', ...customer },
  mobilePaymentView: { path: '/mobile-payment', access: 'open', layout: 'bare' },
  notFound: { path: '/404', access: 'open', layout: 'withoutHeader' },
  accessibility: { path: '/accessibility', access: 'open', layout: 'withoutHeader' },
}

/** The links that the law requires on every page. */
const expectLegalLinks = () =>
  waitFor(() => {
    const links = ['Impressum', 'Datenschutzerklärung', 'Barrierefreiheit'].map((name) =>
      screen.queryByRole('link', { name })?.getAttribute('href'),
    )
    expect(links).toEqual([
      ...['https://zweiklang.example/imprint', 'https://zweiklang.example/privacy', '/accessibility'],
    ])
  })

/** The layout around the page, once the page has content. */
async function layoutNow(): Promise<Layout> {
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toBe(''))
  const hasElement = (selector: string) => document.querySelector(selector) !== null
  const navigation = hasElement('header a[aria-label=Startseite]')
  expect(hasElement('footer')).toBe(navigation)
  if (!navigation) return 'bare'
  return hasElement('section[aria-label="Ausgewählter Vertrag"]') ? 'full' : 'withoutHeader'
}

it('F1 F2 F4: the pages of the specification have its names, paths, access and layout', () => {
  expect(routes).toMatchObject(table)
})

it.each([
  ['/', '/login', 'full'],
  ['/tv', '/login', 'full'],
  ['/notification/4', '/login', 'full'],
  ['/transaction-completed', '/login', 'full'],
  ['/forgot-password', '/forgot-password', 'bare'],
  ['/mobile-payment', '/mobile-payment', 'bare'],
  ['/transaction-completed-mobile', '/transaction-completed-mobile', 'full'],
  ['/404', '/404', 'withoutHeader'],
] as const)('F2 F4: %s without a token is %s; its layout is "%s"', async (path, open, layout) => {
  for (const [account, expectedPath, expectedLayout] of [
    [undefined, open, open === path ? layout : 'bare'],
    ['everyday', path, layout],
  ] as const) {
    await startPortal({ path, account })
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe(expectedPath)
    expect(await layoutNow()).toBe(expectedLayout)
    await expectLegalLinks()
  }
})

describe('an address', () => {
  it('F3: of the login redirects home with a token', async () => {
    const { sandbox } = await startPortal({ path: '/login', account: 'everyday' })
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(window.location.pathname).toBe('/')
    expect(callsOf(sandbox, 'getMe')).toHaveLength(1)
  })

  it.each([
    [undefined, 'Anmelden', '/login'],
    ['everyday', 'Mtel Free M', '/'],
  ] as const)('F1: that is unknown redirects to /404 (account: %s)', async (account, name, home) => {
    const { length } = window.history
    const { user } = await startPortal({ path: '/no/such/page', account })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Seite nicht gefunden')
    expect(window.location.pathname).toBe('/404')
    expect(window.history).toHaveLength(length)
    await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
    await screen.findByRole('heading', { level: 1, name })
    expect(window.location.pathname).toBe(home)
    // A redirect adds no step to the history.
    expect(window.history).toHaveLength(length + 1)
  })

  it.each(['/BILLS', '/tariffs', '/Forgot-Password'])('F1: is not case-sensitive: %s', async (path) => {
    await startPortal({ path, account: 'everyday' })
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe(path)
  })
})

describe('a link opened while signed out', () => {
  const offer = () => screen.queryByRole('link', { name: /Sie wollten zu/ })
  const atHome = () => heading('Mtel Free M')
  const openAndSignIn = async (path: string, visit: Visit = {}) => {
    const portal = await startPortal({ path, ...visit })
    expect(window.location.pathname).toBe('/login')
    await signIn(portal, 'everyday')
    await atHome()
    return portal
  }

  it('S1: leads home, which offers its kind of page until the customer leaves it', async () => {
    const portal = await openAndSignIn('/notification/4')
    expect(window.location.pathname).toBe('/')
    // A reload keeps the state of the history entry.
    const historyState = window.history.state
    const { user } = await startPortal({ path: '/', sandbox: portal.sandbox, historyState })
    const link = await screen.findByRole('link', { name: 'Sie wollten zu: Benachrichtigung' })
    expect(link).toHaveAttribute('href', '/notification/4')
    await user.click(link)
    await waitFor(() => expect(window.location.pathname).toBe('/notification/4'))
    await act(async () => window.history.back())
    await atHome()
    expect(offer()).toBeNull()
  })

  it.each(['/', '/tv'])('S1: to the home %s is not offered', async (path) => {
    await openAndSignIn(path)
    expect(offer()).toBeNull()
  })

  it('S1 S3: is not offered to another customer', async () => {
    await openAndSignIn('/bills', {
      tab: { contract: { productId: 'P-9999', phone: null, isChosen: true } },
    })
    expect(offer()).toBeNull()
  })

  it.each<[string, (portal: VisitedPortal) => Promise<unknown>]>([
    ['logs out', logOut],
    ['logs out in another tab', () => storeInOtherTab('zweiklang.token', null)],
  ])('S3: is forgotten when the customer %s', async (_, leave) => {
    const portal = await openAndSignIn('/bills')
    expect(offer()).not.toBeNull()
    await leave(portal)
    await signIn(portal, 'everyday')
    await atHome()
    expect(offer()).toBeNull()
  })

  it('S3: a logout forgets the page that it leaves', async () => {
    const portal = await startPortal({ path: '/bills', account: 'everyday' })
    await heading('Rechnungen')
    await logOut(portal)
    expect(window.history.state?.pendingPage).toBeUndefined()
  })

  it.each([
    ['everyday', 1],
    ['empty', 0],
  ] as const)('S4: after the end of the session, %s gets %i offers', async (account, offers) => {
    const portal = await openAndSignIn('/bills')
    portal.sandbox.faults.set({
      operationId: 'getNotifications',
      fault: 'tokenRefused',
      status: 401,
      times: 1,
    })
    await act(async () => void portal.services.api.GET('/api/notifications'))
    await heading('Anmelden')
    await signIn(portal, account)
    await screen.findByRole('button', { name: 'Profil' })
    await screen.findByRole('heading', { level: 1, name: /Mtel|SIM|Tarif/ })
    expect(screen.queryAllByRole('link', { name: 'Sie wollten zu: Rechnungen' })).toHaveLength(offers)
  })
})
