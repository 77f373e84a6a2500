import type { Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { RouteName } from '../../../src/app/routes'
import { actedStates, type ScreenState, type Words } from './actedStates'
import { content } from './customer'
import { resetPath, resultPath } from './paths'
import { postpaid } from './payment'
import type { PortalServer } from './portalServer'

const everyday = { world: 'everyday' } as const
const loaded = (path: ScreenState['path'], shows: string, name = 'loaded') => ({ name, path, shows })
const empty = (path: string, shows: (words: Words) => string, world: WorldName = 'empty') => ({
  ...{ name: 'empty', world, path, shows },
})
// Every part of the portal shows a failed call in the same way.
const failed = (path: string, fault: OperationId): ScreenState => ({
  ...{ name: `failed ${fault}`, ...everyday, path, fault },
  shows: ({ message }) => message.error,
})

const results = (path: string, kind: 'topUp' | 'bill', world?: WorldName): ScreenState[] => [
  {
    ...{ name: 'succeeded', world, path: ({ sandbox }) => resultPath(sandbox, path, 'paid', kind) },
    shows: ({ payment }) => payment.succeeded,
  },
  {
    ...{ name: 'failed', world, path: ({ sandbox }) => resultPath(sandbox, path, 'declined', kind) },
    shows: ({ payment }) => payment.failed,
  },
  { name: 'without a payment', world, path, shows: ({ payment }) => payment.failed },
]

const prepared = ({ sandbox }: PortalServer) => {
  const { id } = sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' })
  return `/mobile-payment?checkoutId=${id}`
}

const unanswered: ScreenState = {
  name: 'unanswered',
  ...everyday,
  path: ({ sandbox }) => resultPath(sandbox, '/transaction-completed'),
  fault: 'getTransactionStatus',
  shows: 'h1',
}

const loadedStates: Readonly<Record<RouteName, readonly ScreenState[]>> = {
  resources: [
    { ...loaded('/', '[role=progressbar]'), ...everyday },
    { ...loaded('/', 'h1, p', 'of one contract and nothing else'), world: 'empty' },
    empty('/', ({ shell }) => shell.noContracts, 'none'),
    { ...loaded('/', 'h1, p', 'of odd data'), world: 'odd' },
    { ...loaded('/', 'h1, p', 'of 1,000 contracts'), world: 'crowd' },
    failed('/', 'getResources'),
  ],
  tv: [{ ...loaded('/tv', 'dl'), ...everyday }],
  internet: [{ ...loaded('/internet', 'h2, dl'), ...everyday }],
  login: [loaded('/login', 'input')],
  forgotPassword: [loaded('/forgot-password', 'input')],
  resetPassword: [loaded(({ sandbox, origin }) => resetPath(sandbox, origin), 'input')],
  rechargeCredit: [
    { ...loaded('/recharge-credit', 'input', 'by card'), ...everyday },
    { ...loaded('/recharge-credit?tab=voucher', 'input', 'by voucher'), ...everyday },
  ],
  additionalPackages: [{ ...loaded('/additional-packages', 'article'), ...everyday }],
  customerSupport: [
    { ...loaded('/customer-support', 'textarea'), ...everyday },
    empty('/customer-support', ({ shell }) => shell.noContracts, 'none'),
  ],
  tariffs: [{ ...loaded('/Tariffs', 'article'), ...everyday }],
  tvTariffs: [{ ...loaded('/tv-tariffs', 'dl'), ...everyday }],
  tvPassword: [{ ...loaded('/tv-password', 'p', 'of another contract'), ...everyday }],
  bills: [
    { ...loaded('/bills', 'table'), ...everyday, ...postpaid },
    empty('/bills', ({ bill }) => bill.empty),
    failed('/bills', 'getMe'),
  ],
  listing: [{ ...loaded('/listing', 'li'), ...everyday }, empty('/listing', ({ listing }) => listing.empty)],
  notification: [
    { ...loaded('/notification/3', 'article'), ...everyday },
    {
      ...{ name: 'missing', ...everyday, path: '/notification/99' },
      shows: ({ notification }) => notification.missingHeading,
    },
  ],
  administration: ['language', 'sms', 'voicemail', 'consents', 'account'].map((name) => ({
    ...loaded(`/administration?tab=${name}`, '[role=tabpanel] input', name),
    ...everyday,
  })),
  devices: [{ ...loaded('/device', 'h2'), ...everyday }, empty('/device', ({ device }) => device.empty)],
  transactionCompleted: [...results('/transaction-completed', 'topUp', 'everyday'), unanswered],
  paymentThankYouPageMobile: results('/transaction-completed-mobile', 'topUp'),
  transactionCompletedBillPaying: results('/transaction-completed-bill-paying', 'bill', 'everyday'),
  mobilePaymentView: [
    loaded(prepared, 'iframe'),
    { name: 'of no payment', path: '/mobile-payment', shows: ({ payment }) => payment.wrongAddress },
  ],
  notFound: [loaded('/404', 'h1')],
  accessibility: [loaded('/accessibility', 'h2')],
}

/** Every screen in each of its states. A new route needs a row above, or nothing compiles. */
export const screenStates = Object.entries(loadedStates).map(([route, states]) => ({
  route,
  states: [...states, ...(actedStates[route as RouteName] ?? [])],
}))

/** Waits until the screen has loaded, and then acts as the customer. */
export async function reachState(page: Page, { shows, act }: ScreenState, words: Words, sandbox: Sandbox) {
  const sign =
    typeof shows === 'function' ? content(page).getByText(shows(words)) : content(page).locator(shows)
  await sign.first().waitFor()
  await page.getByRole('status').getByText(words.page.loading).waitFor({ state: 'hidden' })
  await act?.(page, words, sandbox)
}
