// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RouteName, routes } from '../../src/app/routes'
import { newSandbox, startPortal } from '../testPortal'

type Seen = 'bare' | 'withoutHeader' | 'full'

type Row = readonly [path: string, access: 'authenticated' | 'anonymous' | 'open', layout: Seen]

/** The route table of the specification: path, who may see the page, and what stands around it. */
const table: Record<Exclude<RouteName, keyof typeof ofOurs>, Row> = {
  resources: ['/', 'authenticated', 'full'],
  tv: ['/tv', 'authenticated', 'full'],
  internet: ['/internet', 'authenticated', 'full'],
  login: ['/login', 'anonymous', 'bare'],
  forgotPassword: ['/forgot-password', 'anonymous', 'bare'],
  resetPassword: ['/reset-password/{token}', 'anonymous', 'bare'],
  rechargeCredit: ['/recharge-credit', 'authenticated', 'full'],
  additionalPackages: ['/additional-packages', 'authenticated', 'full'],
  customerSupport: ['/customer-support', 'authenticated', 'full'],
  tariffs: ['/Tariffs', 'authenticated', 'full'],
  tvTariffs: ['/tv-tariffs', 'authenticated', 'full'],
  tvPassword: ['/tv-password', 'authenticated', 'full'],
  bills: ['/bills', 'authenticated', 'full'],
  listing: ['/listing', 'authenticated', 'full'],
  notification: ['/notification/{id}', 'authenticated', 'full'],
  administration: ['/administration', 'authenticated', 'full'],
  devices: ['/device', 'authenticated', 'full'],
  transactionCompleted: ['/transaction-completed', 'authenticated', 'full'],
  paymentThankYouPageMobile: ['/transaction-completed-mobile', 'open', 'full'],
  transactionCompletedBillPaying: ['/transaction-completed-bill-paying', 'authenticated', 'full'],
  mobilePaymentView: ['/mobile-payment', 'open', 'bare'],
  notFound: ['/404', 'open', 'withoutHeader'],
}
/** Pages that the specification does not know (docs/readings.md). */
const ofOurs = {
  accessibility: ['/accessibility', 'open', 'withoutHeader'],
} as const satisfies Partial<Record<RouteName, Row>>
const pages = Object.entries({ ...table, ...ofOurs }).map(([name, [path, access, layout]]) => ({
  name,
  path,
  access,
  layout,
}))

const filled = async (path: string) => {
  const sandbox = newSandbox()
  if (!path.includes('{token}')) return { sandbox, path: path.replace('{id}', '4') }
  const body = new URLSearchParams({ username: 'everyday', returnUrl: 'http://localhost/reset-password' })
  await sandbox.fetch(new Request('http://localhost/api/password-reset', { method: 'POST', body }))
  return { sandbox, path: path.replace('{token}', sandbox.outbox[0]?.link?.split('/').at(-1) ?? '') }
}

/** What the law wants to be found on every page: imprint, privacy policy and the accessibility statement. */
const legalLinks = () =>
  ['Impressum', 'Datenschutzerklärung', 'Barrierefreiheit'].map((name) =>
    screen.queryByRole('link', { name })?.getAttribute('href'),
  )
const zweiklang = [
  ...['https://zweiklang.example/imprint', 'https://zweiklang.example/privacy', '/accessibility'],
]

/** What stands around the page, once a page stands. */
async function layoutNow(): Promise<Seen> {
  await waitFor(() => expect(document.querySelector('main')?.textContent).not.toBe(''))
  const has = (selector: string) => document.querySelector(selector) !== null
  const navigation = has('header a[aria-label=Startseite]')
  expect(has('footer')).toBe(navigation)
  if (!navigation) return 'bare'
  return has('section[aria-label="Ausgewählter Vertrag"]') ? 'full' : 'withoutHeader'
}

it('F1: there are the 22 pages of the specification, by its names', () => {
  expect(Object.keys(table)).toHaveLength(22)
  const written = (path: string) => path.replace(/:(\w+)/, '{$1}').replace('*', '{token}')
  const byName = pages.map(({ name, path }) => [name, path])
  expect(Object.fromEntries(Object.entries(routes).map(([name, { path }]) => [name, written(path)]))).toEqual(
    Object.fromEntries(byName),
  )
})

describe.each(pages)('$path', (page) => {
  it(`F2 F4: ${page.access === 'authenticated' ? 'asks to sign in first' : 'is there without a token'}`, async () => {
    const { sandbox, path } = await filled(page.path)
    await startPortal({ path, sandbox })
    await screen.findByRole('heading', { level: 1 })
    expect(window.location.pathname).toBe(page.access === 'authenticated' ? '/login' : path)
    expect(await layoutNow()).toBe(page.access === 'authenticated' ? 'bare' : page.layout)
    await waitFor(() => expect(legalLinks()).toEqual(zweiklang))
  })

  if (page.path !== '/login')
    it(`F1 F4: is shown to a signed-in customer with the layout "${page.layout}"`, async () => {
      const kind = ({ '/tv': 'tv', '/internet': 'internet' } as const)[page.path]
      const { sandbox, path } = await filled(page.path)
      await startPortal({ path, sandbox, account: 'everyday' })
      await screen.findByRole('heading', { level: 1 })
      expect(window.location.pathname).toBe(kind ? `/${kind}` : path)
      expect(await layoutNow()).toBe(page.layout)
      await waitFor(() => expect(legalLinks()).toEqual(zweiklang))
    })
})

describe('where the way leads elsewhere', () => {
  it('F3: the login leads whoever has a token home', async () => {
    const { sandbox } = await startPortal({ path: '/login', account: 'everyday' })
    await screen.findByRole('heading', { level: 1, name: 'Mtel Free M' })
    expect(window.location.pathname).toBe('/')
    expect(sandbox.requests.filter(({ operationId }) => operationId === 'getMe')).toHaveLength(1)
  })

  it.each([
    ['nobody', undefined],
    ['a customer', 'everyday'],
  ] as const)('F1: an unknown address leads %s to /404, and its button home', async (_, account) => {
    const { user } = await startPortal({ path: '/no/such/page', account })
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Seite nicht gefunden')
    expect(window.location.pathname).toBe('/404')
    await user.click(screen.getByRole('link', { name: 'Zur Startseite' }))
    await screen.findByRole('heading', { level: 1, name: account ? 'Mtel Free M' : 'Anmelden' })
    expect(window.location.pathname).toBe(account ? '/' : '/login')
  })

  it.each(['/BILLS', '/tariffs', '/Forgot-Password'])(
    'F1: %s is found whatever its letters',
    async (path) => {
      await startPortal({ path, account: 'everyday' })
      await screen.findByRole('heading', { level: 1 })
      expect(window.location.pathname).toBe(path)
    },
  )

  it('F1: the page before is not in the way of the back button', async () => {
    const entries = window.history.length
    await startPortal({ path: '/bills' })
    await screen.findByRole('heading', { level: 1, name: 'Anmelden' })
    expect(window.history.length).toBe(entries)
  })
})
