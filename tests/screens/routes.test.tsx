// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RouteName, routes } from '../../src/app/routes'
import { askedOf, newSandbox, startPortal } from '../testPortal'

type Layout = 'bare' | 'withoutHeader' | 'full'
type Access = 'authenticated' | 'anonymous' | 'open'

/** The route table of the specification: who may see the page, what stands around it, its names and paths. */
const table: [Access, Layout, Partial<Record<RouteName, string>>][] = [
  [
    'authenticated',
    'full',
    {
      ...{ resources: '/', tv: '/tv', internet: '/internet', bills: '/bills', listing: '/listing' },
      ...{ rechargeCredit: '/recharge-credit', additionalPackages: '/additional-packages' },
      ...{ customerSupport: '/customer-support', administration: '/administration', devices: '/device' },
      ...{ tariffs: '/Tariffs', tvTariffs: '/tv-tariffs', tvPassword: '/tv-password' },
      ...{ notification: '/notification/{id}', transactionCompleted: '/transaction-completed' },
      transactionCompletedBillPaying: '/transaction-completed-bill-paying',
    },
  ],
  ['open', 'full', { paymentThankYouPageMobile: '/transaction-completed-mobile' }],
  ['open', 'bare', { mobilePaymentView: '/mobile-payment' }],
  ['open', 'withoutHeader', { notFound: '/404' }],
  [
    'anonymous',
    'bare',
    { login: '/login', forgotPassword: '/forgot-password', resetPassword: '/reset-password/{token}' },
  ],
]
/** A page that the specification does not know (docs/readings.md). */
const ofOurs: (typeof table)[number] = ['open', 'withoutHeader', { accessibility: '/accessibility' }]

const pages = [...table, ofOurs].flatMap(([access, layout, paths]) =>
  Object.entries(paths).map(([name, path]) => ({ name, path, access, layout })),
)

async function filled(path: string) {
  const sandbox = newSandbox()
  if (!path.includes('{token}')) return { sandbox, path: path.replace('{id}', '4') }
  const body = new URLSearchParams({ username: 'everyday', returnUrl: 'http://localhost/reset-password' })
  await sandbox.fetch(new Request('http://localhost/api/password-reset', { method: 'POST', body }))
  return { sandbox, path: path.replace('{token}', sandbox.outbox[0]?.link?.split('/').at(-1) ?? '') }
}

/** What the law demands on every page. */
const expectLegalLinks = () =>
  waitFor(() => {
    const links = ['Impressum', 'Datenschutzerklärung', 'Barrierefreiheit'].map((name) =>
      screen.queryByRole('link', { name })?.getAttribute('href'),
    )
    expect(links).toEqual([
      ...['https://zweiklang.example/imprint', 'https://zweiklang.example/privacy', '/accessibility'],
    ])
  })

/** What stands around the page, once a page stands. */
async function layoutNow(): Promise<Layout> {
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toBe(''))
  const has = (selector: string) => document.querySelector(selector) !== null
  const navigation = has('header a[aria-label=Startseite]')
  expect(has('footer')).toBe(navigation)
  if (!navigation) return 'bare'
  return has('section[aria-label="Ausgewählter Vertrag"]') ? 'full' : 'withoutHeader'
}

it('F1: the 22 pages of the specification exist under its names', () => {
  expect(pages).toHaveLength(22 + 1)
  const written = (path: string) => path.replace(/:(\w+)/, '{$1}').replace('*', '{token}')
  const byName = pages.map(({ name, path }) => [name, path])
  expect(Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, written(path)]))).toEqual(
    Object.fromEntries(byName),
  )
})

describe.each(pages)('$path', (page) => {
  async function expectPage(account: 'everyday' | undefined, at: string | null, layout: Layout) {
    const { sandbox, path } = await filled(page.path)
    await startPortal({ path, sandbox, account })
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe(at ?? path)
    expect(await layoutNow()).toBe(layout)
    await expectLegalLinks()
  }

  if (page.access === 'authenticated')
    it('F2 F4: leads to the login without a token', () => expectPage(undefined, '/login', 'bare'))
  else it('F2 F4: is open without a token', () => expectPage(undefined, null, page.layout))

  if (page.path !== '/login')
    it(`F1 F4: has the layout "${page.layout}" for a customer`, () =>
      expectPage('everyday', null, page.layout))
})

describe('an address', () => {
  it('F3: of the login leads home with a token', async () => {
    const { sandbox } = await startPortal({ path: '/login', account: 'everyday' })
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(window.location.pathname).toBe('/')
    expect(askedOf(sandbox, 'getMe')).toHaveLength(1)
  })

  it.each([
    ['nobody', undefined],
    ['a customer', 'everyday'],
  ] as const)('F1: that is unknown leads %s to /404, whose button leads home', async (_, account) => {
    const { user } = await startPortal({ path: '/no/such/page', account })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Seite nicht gefunden')
    expect(window.location.pathname).toBe('/404')
    await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
    await screen.findByRole('heading', { level: 1, name: account ? 'Mtel Free M' : 'Anmelden' })
    expect(window.location.pathname).toBe(account ? '/' : '/login')
  })

  it.each(['/BILLS', '/tariffs', '/Forgot-Password'])('F1: is found whatever its case: %s', async (path) => {
    await startPortal({ path, account: 'everyday' })
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe(path)
  })

  it('F1: that leads on is no step of the history', async () => {
    const entries = window.history.length
    await startPortal({ path: '/bills' })
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    expect(window.history.length).toBe(entries)
  })
})
