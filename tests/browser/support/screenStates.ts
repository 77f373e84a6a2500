import { expect, type Page } from '@playwright/test'
import type { Locales } from '../../../i18n/i18n-types'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { RouteName } from '../../../src/app/routes'
import type { BrandId } from '../../../src/brands'
import type { StorageKey } from '../../../src/lib/storage'
import { actedStates } from './actedStates'
import { content } from './landmarks'
import { resetPath } from './paths'
import { postpaid } from './payment'
import type { PortalServer } from './portalServer'
import type { ScreenState, Words } from './screenState'
import { storeAlone } from './storeAlone'

const everyday = { world: 'everyday' } as const
/** There is no tariff to be shown. */
const nothing = (at: string, body: object) => ({
  ...{ name: 'empty', ...everyday, answer: { at, body } },
  says: ({ tariff }: Words) => tariff.empty,
})
const failed = (path: string, fault: OperationId, more: Partial<ScreenState> = {}): ScreenState => ({
  ...{ name: `failed ${fault}`, world: 'everyday', path, fault, says: ({ message }) => message.error },
  ...more,
})

/** A result page as who has just paid comes to it, or whose payment failed. */
const resultOf = (path: string, outcome: 'paid' | 'declined', kind: 'topUp' | 'bill') =>
  ((server: PortalServer) => {
    const order = { kind, amount: 20, purpose: '436601000001' }
    const checkout = server.sandbox.checkouts.prepare(order)
    server.sandbox.checkouts.settle(checkout, outcome)
    return `${path}?resourcePath=${encodeURIComponent(`/v1/checkouts/${checkout.id}/payment`)}`
  }) satisfies ScreenState['path']

const results = (path: string, kind: 'topUp' | 'bill', world?: WorldName): ScreenState[] => [
  { name: 'succeeded', world, path: resultOf(path, 'paid', kind), says: ({ payment }) => payment.succeeded },
  { name: 'failed', world, path: resultOf(path, 'declined', kind), says: ({ payment }) => payment.failed },
  { name: 'without a payment', world, path, says: ({ payment }) => payment.failed },
]

const prepared = ({ sandbox }: { sandbox: Sandbox }) => {
  const order = { kind: 'topUp', amount: 20, purpose: '436601000001' } as const
  return `/mobile-payment?checkoutId=${sandbox.checkouts.prepare(order).id}`
}

const tab = (name: string) => `/administration?tab=${name}`

const loadedStates: Readonly<Record<RouteName, readonly ScreenState[]>> = {
  resources: [
    { name: 'loaded', ...everyday, path: '/', shows: '[role=progressbar]' },
    { name: 'of one contract and nothing else', world: 'empty', path: '/', shows: 'h1, p' },
    { name: 'without a contract', world: 'none', path: '/', says: ({ shell }) => shell.noContracts },
    { name: 'of odd data', world: 'odd', path: '/', shows: 'h1, p' },
    { name: 'of 1,000 contracts', world: 'crowd', path: '/', shows: 'h1, p' },
    failed('/', 'getResources'),
  ],
  tv: [{ name: 'loaded', ...everyday, path: '/tv', shows: 'dl' }, failed('/tv', 'getTvTariff')],
  internet: [
    { name: 'loaded', ...everyday, path: '/internet', shows: 'h2, dl' },
    failed('/internet', 'getInternetTariff'),
  ],
  login: [{ name: 'loaded', path: '/login', shows: 'input' }],
  forgotPassword: [{ name: 'loaded', path: '/forgot-password', shows: 'input' }],
  resetPassword: [
    { name: 'loaded', path: ({ sandbox, origin }) => resetPath(sandbox, origin), shows: 'input' },
  ],
  rechargeCredit: [
    { name: 'by card', ...everyday, path: '/recharge-credit', shows: 'input' },
    { name: 'by voucher', ...everyday, path: '/recharge-credit?tab=voucher', shows: 'input' },
  ],
  additionalPackages: [
    { name: 'loaded', ...everyday, path: '/additional-packages', shows: 'article' },
    { ...nothing('/api/tariffs', { tariffs: [], oldTariff: null }), path: '/additional-packages' },
    failed('/additional-packages', 'getTariffs'),
  ],
  customerSupport: [
    { name: 'loaded', ...everyday, path: '/customer-support', shows: 'textarea' },
    {
      ...{ name: 'without a contract', world: 'none', path: '/customer-support' },
      says: ({ shell }) => shell.noContracts,
    },
    failed('/customer-support', 'getSupportRequestTypes'),
  ],
  tariffs: [
    { name: 'loaded', ...everyday, path: '/Tariffs', shows: 'article' },
    { ...nothing('/api/tariffs', { tariffs: [], oldTariff: null }), path: '/Tariffs' },
    failed('/Tariffs', 'getTariffs'),
  ],
  tvTariffs: [
    { name: 'loaded', ...everyday, path: '/tv-tariffs', shows: 'dl' },
    { ...nothing('/api/tv-tariffs', { tariffs: [] }), path: '/tv-tariffs' },
    failed('/tv-tariffs', 'getTvTariffs'),
  ],
  tvPassword: [{ name: 'of another contract', ...everyday, path: '/tv-password', shows: 'p' }],
  bills: [
    { name: 'loaded', ...everyday, ...postpaid, path: '/bills', shows: 'table' },
    { name: 'empty', world: 'empty', path: '/bills', says: ({ bill }) => bill.empty },
    failed('/bills', 'getBills'),
    failed('/bills', 'getMe'),
  ],
  listing: [
    { name: 'loaded', ...everyday, path: '/listing', shows: 'li' },
    { name: 'empty', world: 'empty', path: '/listing', says: ({ listing }) => listing.empty },
    failed('/listing', 'getListing'),
  ],
  notification: [
    { name: 'loaded', ...everyday, path: '/notification/3', shows: 'article' },
    {
      ...{ name: 'missing', ...everyday, path: '/notification/99' },
      says: ({ notification }) => notification.missingHeading,
    },
    failed('/notification/3', 'getNotifications'),
  ],
  administration: [
    ...['language', 'sms', 'voicemail', 'consents', 'account'].map((name) => ({
      ...{ name, ...everyday, path: tab(name), shows: '[role=tabpanel] input' },
    })),
    failed(tab('language'), 'getLanguage'),
    failed(tab('sms'), 'getSmsNotifications'),
    failed(tab('voicemail'), 'getVoicemailState'),
    failed(tab('consents'), 'getConsents'),
  ],
  devices: [
    { name: 'loaded', ...everyday, path: '/device', shows: 'h2' },
    { name: 'empty', world: 'empty', path: '/device', says: ({ device }) => device.empty },
    failed('/device', 'getDevices'),
  ],
  transactionCompleted: [
    ...results('/transaction-completed', 'topUp', 'everyday'),
    {
      name: 'unanswered',
      ...everyday,
      path: resultOf('/transaction-completed', 'paid', 'topUp'),
      fault: 'getTransactionStatus',
      shows: 'h1',
    },
  ],
  paymentThankYouPageMobile: results('/transaction-completed-mobile', 'topUp'),
  transactionCompletedBillPaying: results('/transaction-completed-bill-paying', 'bill', 'everyday'),
  mobilePaymentView: [
    { name: 'loaded', path: prepared, shows: 'iframe' },
    {
      ...{ name: 'with a wrong address', path: '/mobile-payment?checkoutId=' },
      says: ({ payment }) => payment.wrongAddress,
    },
  ],
  notFound: [{ name: 'loaded', path: '/404', shows: 'h1' }],
  accessibility: [{ name: 'loaded', path: '/accessibility', shows: 'h2' }],
}

/** Every screen in each of its states. A new route needs a row above, or nothing compiles. */
export const screenStates = Object.entries(loadedStates).map(([route, states]) => ({
  route,
  states: [...states, ...(actedStates[route as RouteName] ?? [])],
}))

interface Opening {
  page: Page
  visit: (account: WorldName, path: string, stored: Partial<Record<StorageKey, string>>) => Promise<void>
  server: PortalServer
  brand: BrandId
  locale: Locales
}

/** Opens the screen so that it comes to stand there, whatever was opened before. */
export async function openState(state: ScreenState, { page, visit, server, brand, locale }: Opening) {
  const { world, phone, fault, answer, pending } = state
  server.sandbox.faults.clear()
  if (fault) server.sandbox.faults.set({ operationId: fault, fault: '500' })
  await page.unrouteAll()
  if (answer)
    await page.route(`**${answer.at}`, (route) =>
      route.fulfill({ json: { code: 'GET_SUCCESS', body: answer.body } }),
    )
  if (pending) await page.route(`**${pending}`, () => undefined)
  const path = typeof state.path === 'string' ? state.path : await state.path(server)
  if (world) return visit(world, path, { locale, ...(phone && { phone }) })
  await storeAlone(page, brand, { locale })
  await page.goto(path)
}

/** Waits until the state is there and nothing loads any more. */
export async function reachState(page: Page, state: ScreenState, words: Words, sandbox: Sandbox) {
  const { says, shows, act } = state
  const main = content(page)
  if (says) await expect(main.getByText(says(words)).first()).toBeVisible()
  if (shows) await expect(main.locator(shows).first()).toBeVisible()
  await act?.(page, words, sandbox)
  if (!state.pending) await expect(page.getByRole('status').getByText(words.page.loading)).toHaveCount(0)
}
