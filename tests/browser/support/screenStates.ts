import type { Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { RouteName } from '../../../src/app/routes'
import type { BrandId } from '../../../src/brands'
import { actedStates } from './actedStates'
import { content } from './landmarks'
import type { messages } from './messages'
import { resetPath } from './paths'
import { postpaid } from './payment'
import type { PortalServer } from './portalServer'

export type Words = (typeof messages)['de'] | (typeof messages)['sr']

/** A state of a screen, and how a customer reaches it. */
export interface ScreenState {
  name: string
  path: string | ((server: PortalServer) => string | Promise<string>)
  /** The account; nobody is signed in if not given. */
  world?: WorldName
  /** The phone number of the contract. */
  phone?: string
  /** The call that fails. */
  fault?: OperationId
  /** What the provider answers at an address, where no account of the sandbox has such data. */
  answer?: { at: string; body: object }
  /** The address of a call without an answer. */
  pending?: string
  /** The text that shows the state. */
  says?: (words: Words) => string
  /** The selector of an element that shows the state. */
  shows?: string
  /** What the customer does to reach the state; resolves once it is there. */
  act?: (page: Page, words: Words, sandbox: Sandbox) => Promise<void>
  /** It exists on a phone alone, on a desk alone, or in one brand alone. */
  isForPhones?: boolean
  isForDesks?: boolean
  brand?: BrandId
}

const everyday = { world: 'everyday' } as const
const empty = { name: 'empty', world: 'empty' } as const
const loaded = (path: ScreenState['path'], shows: string): ScreenState => ({ name: 'loaded', path, shows })
const noTariffs = (path: string, at: string, body: object): ScreenState => ({
  ...{ name: 'empty', ...everyday, path, answer: { at, body } },
  says: ({ tariff }) => tariff.empty,
})
const failed = (path: string, fault: OperationId): ScreenState => ({
  ...{ name: `failed ${fault}`, ...everyday, path, fault },
  says: ({ message }) => message.error,
})

/** The address of a result page after a payment. */
const resultOf = (path: string, outcome: 'paid' | 'declined', kind: 'topUp' | 'bill') =>
  (({ sandbox: { checkouts } }: PortalServer) => {
    const checkout = checkouts.prepare({ kind, amount: 20, purpose: '436601000001' })
    checkouts.settle(checkout, outcome)
    return `${path}?resourcePath=${encodeURIComponent(`/v1/checkouts/${checkout.id}/payment`)}`
  }) satisfies ScreenState['path']

const results = (path: string, kind: 'topUp' | 'bill', world?: WorldName): ScreenState[] => [
  { name: 'succeeded', world, path: resultOf(path, 'paid', kind), says: ({ payment }) => payment.succeeded },
  { name: 'failed', world, path: resultOf(path, 'declined', kind), says: ({ payment }) => payment.failed },
  { name: 'without a payment', world, path, says: ({ payment }) => payment.failed },
]

const prepared = ({ sandbox }: PortalServer) => {
  const { id } = sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' })
  return `/mobile-payment?checkoutId=${id}`
}

const tab = (name: string) => `/administration?tab=${name}`

const loadedStates: Readonly<Record<RouteName, readonly ScreenState[]>> = {
  resources: [
    { ...loaded('/', '[role=progressbar]'), ...everyday },
    { name: 'of one contract and nothing else', world: 'empty', path: '/', shows: 'h1, p' },
    { name: 'without a contract', world: 'none', path: '/', says: ({ shell }) => shell.noContracts },
    { name: 'of odd data', world: 'odd', path: '/', shows: 'h1, p' },
    { name: 'of 1,000 contracts', world: 'crowd', path: '/', shows: 'h1, p' },
    failed('/', 'getResources'),
  ],
  tv: [{ ...loaded('/tv', 'dl'), ...everyday }, failed('/tv', 'getTvTariff')],
  internet: [{ ...loaded('/internet', 'h2, dl'), ...everyday }, failed('/internet', 'getInternetTariff')],
  login: [loaded('/login', 'input')],
  forgotPassword: [loaded('/forgot-password', 'input')],
  resetPassword: [loaded(({ sandbox, origin }) => resetPath(sandbox, origin), 'input')],
  rechargeCredit: [
    { name: 'by card', ...everyday, path: '/recharge-credit', shows: 'input' },
    { name: 'by voucher', ...everyday, path: '/recharge-credit?tab=voucher', shows: 'input' },
  ],
  additionalPackages: [
    { ...loaded('/additional-packages', 'article'), ...everyday },
    noTariffs('/additional-packages', '/api/tariffs', { tariffs: [], oldTariff: null }),
    failed('/additional-packages', 'getTariffs'),
  ],
  customerSupport: [
    { ...loaded('/customer-support', 'textarea'), ...everyday },
    { ...empty, world: 'none', path: '/customer-support', says: ({ shell }) => shell.noContracts },
    failed('/customer-support', 'getSupportRequestTypes'),
  ],
  tariffs: [
    { ...loaded('/Tariffs', 'article'), ...everyday },
    noTariffs('/Tariffs', '/api/tariffs', { tariffs: [], oldTariff: null }),
    failed('/Tariffs', 'getTariffs'),
  ],
  tvTariffs: [
    { ...loaded('/tv-tariffs', 'dl'), ...everyday },
    noTariffs('/tv-tariffs', '/api/tv-tariffs', { tariffs: [] }),
    failed('/tv-tariffs', 'getTvTariffs'),
  ],
  tvPassword: [{ name: 'of another contract', ...everyday, path: '/tv-password', shows: 'p' }],
  bills: [
    { ...loaded('/bills', 'table'), ...everyday, ...postpaid },
    { ...empty, path: '/bills', says: ({ bill }) => bill.empty },
    failed('/bills', 'getBills'),
    failed('/bills', 'getMe'),
  ],
  listing: [
    { ...loaded('/listing', 'li'), ...everyday },
    { ...empty, path: '/listing', says: ({ listing }) => listing.empty },
    failed('/listing', 'getListing'),
  ],
  notification: [
    { ...loaded('/notification/3', 'article'), ...everyday },
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
    { ...loaded('/device', 'h2'), ...everyday },
    { ...empty, path: '/device', says: ({ device }) => device.empty },
    failed('/device', 'getDevices'),
  ],
  transactionCompleted: [
    ...results('/transaction-completed', 'topUp', 'everyday'),
    {
      ...{ name: 'unanswered', ...everyday, path: resultOf('/transaction-completed', 'paid', 'topUp') },
      ...{ fault: 'getTransactionStatus', shows: 'h1' },
    },
  ],
  paymentThankYouPageMobile: results('/transaction-completed-mobile', 'topUp'),
  transactionCompletedBillPaying: results('/transaction-completed-bill-paying', 'bill', 'everyday'),
  mobilePaymentView: [
    loaded(prepared, 'iframe'),
    {
      ...{ name: 'with a wrong address', path: '/mobile-payment?checkoutId=' },
      says: ({ payment }) => payment.wrongAddress,
    },
  ],
  notFound: [loaded('/404', 'h1')],
  accessibility: [loaded('/accessibility', 'h2')],
}

/** Every screen in each of its states. A new route needs a row above, or nothing compiles. */
export const screenStates = Object.entries(loadedStates).map(([route, states]) => ({
  route,
  states: [...states, ...(actedStates[route as RouteName] ?? [])],
}))

/** Waits until the screen is in the state and nothing loads any more. */
export async function reachState(page: Page, state: ScreenState, words: Words, sandbox: Sandbox) {
  const { says, shows, act } = state
  if (says) await content(page).getByText(says(words)).first().waitFor()
  if (shows) await content(page).locator(shows).first().waitFor()
  await act?.(page, words, sandbox)
  if (!state.pending)
    await page.getByRole('status').getByText(words.page.loading).waitFor({ state: 'hidden' })
}
