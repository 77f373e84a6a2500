import { expect, type Page } from '@playwright/test'
import type { Translations } from '../../../i18n/i18n-types'
import type { CustomerName } from '../../../sandbox/customers'
import type { OperationId } from '../../../sandbox/document'
import type { PortalServer } from '../../../sandbox/portalServer'
import type { Sandbox } from '../../../sandbox/sandbox'
import { type Route, routes } from '../../../src/app/routes'
import { drivers } from '../../paths/drivers/all'
import type { Driver } from '../../paths/drivers/portal'
import { messageAt } from '../../paths/drivers/translate'
import { payment, result } from '../../support/payments'
import { resetPath, resultPath } from './paths'
import { postpaid } from './payment'

type Words = Translations

/** A state of a screen, and how a customer reaches it. */
export interface ScreenState {
  /** The component that opens over the page, if one does. */
  name: string
  path: string | ((server: PortalServer) => string | Promise<string>)
  /** The account; signed out by default. */
  account?: CustomerName | undefined
  /** The phone number of the contract. */
  phone?: string | undefined
  /** The call that fails. */
  fault?: OperationId
  /** The sign that the page has loaded: the selector of an element, or a text. */
  shows: string | ((words: Words) => string)
  /** The actions by which the customer reaches the state; resolves once it is reached. */
  act?: (page: Page, words: Words, sandbox: Sandbox) => Promise<void>
  /** The state exists only on a phone, only on a desktop, or only in one brand. */
  isForPhones?: boolean
  isForDesks?: boolean
  brand?: string
}

type Start = Omit<ScreenState, 'name'>
const everyday = { account: 'everyday' } as const
const overview = { ...everyday, path: '/', shows: '[role=progressbar]' }
const tariffs = { ...everyday, path: '/Tariffs', shows: 'article' }
const bills = { ...everyday, ...postpaid, path: '/bills', shows: 'table' }
const topUp = { ...everyday, path: '/recharge-credit', shows: 'input' }
const voucher = { ...topUp, path: '/recharge-credit?tab=voucher' }
const calls = { ...everyday, path: '/listing?type=CALL', shows: '[role=listitem]' }
const support = { ...everyday, path: '/customer-support?view=form', shows: 'textarea' }
const withdrawal = { ...everyday, path: '/withdrawal-request', shows: 'select' }
const cancellation = { ...withdrawal, path: '/cancellation-request' }
const login = { path: '/login', shows: 'input' }
const forgotPassword = { path: '/forgot-password', shows: 'input' }

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name })).first().click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function submit(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await page.keyboard.press('Enter')
}

async function review(page: Page, { contractDeclaration }: Words): Promise<void> {
  await page.getByRole('combobox', { name: contractDeclaration.contract }).selectOption('P-1002')
  await press(page, contractDeclaration.review)
}

/** Presses the button that pays the bill due first. */
const pressPay = (page: Page) => page.getByRole('main').getByRole('button', { name: / · / }).first().click()

async function openPayment(page: Page, words: Words): Promise<void> {
  await pressPay(page)
  const form = page.frameLocator(`iframe[title="${words.payment.heading}"]`)
  await form.getByRole('button', { name: words.payment.submit, exact: true }).waitFor()
}

const state = (name: string, from: Start, act: NonNullable<ScreenState['act']>): ScreenState => ({
  name,
  ...from,
  act,
})
/** The customer presses all of these except the last, which is the name of the dialog that opens. */
const dialog = (name: string, from: Start, namesOf: (words: Words) => string[]) =>
  state(name, from, async (page, words) => {
    const names = namesOf(words)
    for (const pressed of names.slice(0, -1)) await press(page, pressed)
    await page.getByRole('dialog', { name: names.at(-1) }).waitFor()
  })

const loaded = (from: Start, name = 'loaded'): ScreenState => ({ name, ...from })
const empty = (path: string, shows: Start['shows'], account: CustomerName = 'empty') =>
  loaded({ path, shows, account }, 'empty')
// Every part of the portal shows a failed call in the same way.
const failed = (path: string, fault: OperationId) =>
  loaded({ ...everyday, path, fault, shows: ({ message }) => message.error }, `failed ${fault}`)

function results(path: string, account?: CustomerName): ScreenState[] {
  const paymentEnding = (outcome: 'paid' | 'declined') => ({
    account,
    path: ({ sandbox }: PortalServer) => resultPath(sandbox, path, outcome),
  })
  return [
    loaded({ ...paymentEnding('paid'), shows: ({ payment }) => payment.succeeded }, 'succeeded'),
    loaded({ ...paymentEnding('declined'), shows: ({ payment }) => payment.failed }, 'failed'),
    loaded({ account, path, shows: ({ payment }) => payment.unconfirmed }, 'without a payment'),
  ]
}

const states: Readonly<Partial<Record<string, readonly ScreenState[]>>> = {
  resources: [
    loaded(overview),
    loaded({ ...overview, account: 'empty', shows: 'h1, p' }, 'of one contract and nothing else'),
    empty('/', ({ shell }) => shell.noContracts, 'none'),
    loaded({ ...overview, account: 'odd', shows: 'h1, p' }, 'of odd data'),
    loaded({ ...overview, account: 'crowd', shows: 'h1, p' }, 'of 1,000 contracts'),
    failed('/', 'getResources'),
    state('waiting for units', overview, async (page, { shell, overview }) => {
      await page.route('**/api/resources', () => undefined)
      await page.reload()
      const header = page.getByRole('region', { name: shell.selectedContract })
      await header.getByText(overview.balance).first().waitFor()
    }),
    state('ContractSwitcher', overview, async (page, { shell }) => {
      await page
        .getByRole('region', { name: shell.selectedContract })
        .getByRole('button', { name: /\+43/ })
        .click()
      await page.getByRole('dialog').getByText('63,50').waitFor()
    }),
    dialog('BonusDialog', overview, ({ overview }) => [overview.bonusOpen, overview.bonusHeading]),
    state('ProfileMenu', overview, async (page, { shell }) => {
      await press(page, shell.profile)
      await page.getByRole('menuitem', { name: shell.logOut }).waitFor()
    }),
    dialog('LogoutDialog', overview, ({ shell }) => [shell.profile, shell.logOut, shell.logOutHeading]),
    state('NotificationsPanel', overview, async (page, { shell, notification }) => {
      const [unread = ''] = shell.notificationsUnread.split('{')
      await page.getByRole('button', { name: new RegExp(`^${unread}`) }).click()
      const panel = page.getByRole('dialog', { name: notification.heading })
      await panel.getByRole('listitem').first().waitFor()
    }),
    dialog('SideMenu', { ...overview, isForPhones: true }, ({ shell }) => [shell.menu, shell.menu]),
    state('LanguageMenu', { ...overview, brand: 'first' }, async (page, { shell }) => {
      await press(page, shell.language)
      await page.getByRole('menuitemradio').first().waitFor()
    }),
    state('ConsentDialog', { ...overview, account: 'consents' }, (page) =>
      page.getByRole('switch').first().waitFor(),
    ),
  ],
  tv: [loaded({ ...everyday, path: '/tv', shows: 'dl' })],
  internet: [loaded({ ...everyday, path: '/internet', shows: 'h2, dl' })],
  login: [
    loaded(login),
    state('refused', login, async (page, words) => {
      await submit(page, words.login.phone, '436609999999')
      await expect(field(page, words.login.phone)).toHaveAttribute('aria-invalid', 'true')
    }),
    state('lost phone', login, async (page, { loginHelp }) => {
      await page.getByText(loginHelp.lostPhone).click()
      await page.getByText(loginHelp.call).waitFor()
    }),
    state('code sent', login, async (page, words) => {
      await submit(page, words.login.phone, '436601000001')
      await field(page, words.login.code).waitFor()
      await page.getByText(words.message.codeSent).waitFor()
    }),
  ],
  forgotPassword: [
    loaded(forgotPassword),
    state('requested', forgotPassword, async (page, words) => {
      await submit(page, words.login.username, 'everyday')
      await page.getByText(words.password.requested).waitFor()
    }),
  ],
  resetPassword: [loaded({ path: ({ sandbox, origin }) => resetPath(sandbox, origin), shows: 'input' })],
  topUp: [
    loaded(topUp, 'by card'),
    loaded(voucher, 'by voucher'),
    state('amount missing', topUp, async (page, words) => {
      await press(page, words.topUp.submit)
      await expect(field(page, words.topUp.amount)).toHaveAttribute('aria-invalid', 'true')
    }),
    dialog('ConfirmPayment', topUp, ({ topUp }) => [
      topUp.preset.replace(/\{.*\}/, '20'),
      topUp.submit,
      topUp.confirmHeading,
    ]),
    state('voucher unanswered', voucher, async (page, { topUp }, sandbox) => {
      sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop' })
      await submit(page, topUp.voucherCode, '1000-2000-3010')
      await page.getByText(topUp.voucherUnanswered).first().waitFor()
    }),
  ],
  additionalPackages: [loaded({ ...everyday, path: '/additional-packages', shows: 'article' })],
  customerSupport: [
    loaded({ ...support, path: '/customer-support', shows: ({ support }) => support.topic.lostPhone }),
    loaded(support, 'form'),
    state('lost phone', support, async (page, { support }) => {
      await page.getByRole('link', { name: support.allTopics }).click()
      await page.getByRole('link', { name: support.topic.lostPhone }).click()
      await page.getByText(support.notBlocked).waitFor()
    }),
    state('lost phone reported', support, async (page, { support }) => {
      await page.getByRole('link', { name: support.allTopics }).click()
      await page.getByRole('link', { name: support.topic.lostPhone }).click()
      await press(page, support.submit)
      await page.getByRole('heading', { name: support.lossHeading }).waitFor()
      await page.locator('summary', { hasText: support.sentKind.request }).click()
    }),
    empty('/customer-support', ({ shell }) => shell.noContracts, 'none'),
    state('too short', support, async (page, words) => {
      await press(page, words.support.submit)
      await page.getByText(words.support.tooShort).waitFor()
    }),
  ],
  tariffs: [
    loaded(tariffs),
    dialog('OrderDialog', tariffs, ({ tariff }) => [tariff.activate, tariff.confirmHeading]),
    dialog('OrderDialog, another plan active', tariffs, ({ tariff: { activate, order, anotherHeading } }) => [
      activate,
      order,
      anotherHeading,
    ]),
    dialog('EndDialog', tariffs, ({ tariff }) => [tariff.deactivate, tariff.deactivateHeading]),
    state('TariffDialogs, funds missing', tariffs, async (page, { tariff }) => {
      await page.getByRole('button', { name: tariff.activate, exact: true }).nth(1).click()
      await press(page, tariff.order)
      await page.getByRole('dialog', { name: tariff.fundsHeading }).waitFor()
    }),
  ],
  tvTariffs: [loaded({ ...everyday, path: '/tv-tariffs', shows: ':is(dl, table)' })],
  tvPassword: [
    loaded({ ...everyday, path: '/tv-password', shows: 'p' }, 'of another contract'),
    state('loaded', { ...everyday, path: '/tv', shows: 'dl', isForDesks: true }, async (page, { shell }) => {
      await page.getByRole('link', { name: shell.tvMenu.password }).click()
      await page.getByRole('main').locator('input').first().waitFor()
    }),
  ],
  bills: [
    loaded(bills),
    empty('/bills', ({ bill }) => bill.empty),
    failed('/bills', 'getMe'),
    dialog('ExportSheet', bills, ({ bill: { ofYear } }) => [ofYear, ofYear]),
    dialog('ExportSheet, saved', bills, ({ bill, billExport: { download, savedHeading } }) => [
      ...[bill.ofYear, download, savedHeading],
    ]),
    state('PaymentDialog', bills, openPayment),
    state('BillSheet', { ...bills, isForPhones: true }, async (page) => {
      await page.getByRole('main').getByRole('list').last().getByRole('link').first().click()
      await page.getByRole('dialog').waitFor()
    }),
    state('RepeatDialog', { ...bills, isForDesks: true }, async (page, words) => {
      const earlier = JSON.stringify([payment({ result: result(null) })])
      await page.evaluate((payments) => {
        const { content = '' } = document.querySelector<HTMLMetaElement>('meta[name=brand]') ?? {}
        sessionStorage.setItem(`${JSON.parse(content).storagePrefix}.payments`, payments)
      }, earlier)
      await press(page, words.bill.payOnline)
      await page.getByRole('dialog', { name: words.payment.repeatHeading }).waitFor()
    }),
    dialog('TransferAction', { ...bills, isForDesks: true }, ({ transfer }) => [
      transfer.heading,
      transfer.heading,
    ]),
    state('PaymentDialog, expired', bills, async (page, words, sandbox) => {
      await openPayment(page, words)
      await press(page, words.page.close)
      sandbox.clock.advance(31 * 60_000)
      await press(page, words.bill.resume)
      await page.getByRole('button', { name: words.payment.renew, exact: true }).waitFor()
    }),
  ],
  listing: [
    loaded({ ...calls, path: '/listing' }),
    empty('/listing', ({ listing }) => listing.empty),
    dialog('EntryDialog', calls, ({ listing }) => [listing.details, listing.callDetails]),
  ],
  notification: [
    loaded({ ...everyday, path: '/notification/3', shows: 'article' }),
    loaded(
      { ...everyday, path: '/notification/99', shows: ({ notification }) => notification.missingHeading },
      'missing',
    ),
  ],
  administration: ['language', 'sms', 'voicemail', 'consents', 'account'].map((name) =>
    loaded({ ...everyday, path: `/administration?tab=${name}`, shows: '[role=tabpanel] input' }, name),
  ),
  devices: [
    loaded({ ...everyday, path: '/device', shows: 'h2' }),
    empty('/device', ({ device }) => device.empty),
  ],
  withdrawal: [
    state('received', withdrawal, async (page, words) => {
      await review(page, words)
      await press(page, words.contractDeclaration.withdrawalConfirm)
      await page.getByText(words.contractDeclaration.withdrawalReceived).waitFor()
    }),
  ],
  cancellation: [
    state('incomplete', cancellation, async (page, words) => {
      await page.getByLabel(words.contractDeclaration.forCause).check()
      await page.getByLabel(words.contractDeclaration.endDate).check()
      await review(page, words)
      await page.getByText(words.contractDeclaration.dateMissing).waitFor()
    }),
    state('reviewing', cancellation, review),
    state('unanswered', cancellation, async (page, words, sandbox) => {
      sandbox.faults.set({ operationId: 'sendSupportRequest', fault: 'drop' })
      await review(page, words)
      await press(page, words.contractDeclaration.cancellationConfirm)
      await page.getByText(words.contractDeclaration.cancellationUnanswered).waitFor()
    }),
  ],
  topUpResult: [
    ...results('/transaction-completed', 'everyday'),
    loaded(
      {
        ...{ ...everyday, shows: 'h1', fault: 'getTransactionStatus' },
        path: ({ sandbox }) => resultPath(sandbox, '/transaction-completed'),
      },
      'unanswered',
    ),
  ],
  paymentThankYouPageMobile: results('/transaction-completed-mobile'),
  billResult: [
    ...results('/transaction-completed-bill-paying', 'everyday'),
    dialog(
      'BillsOfContract',
      {
        ...everyday,
        path: '/transaction-completed-bill-paying',
        shows: ({ payment }) => payment.unconfirmed,
      },
      ({ payment: { toBills, chooseContract } }) => [toBills, chooseContract],
    ),
  ],
  mobilePaymentView: [
    loaded({
      path({ sandbox }) {
        const { id } = sandbox.checkouts.prepare({ kind: 'topUp', amount: 20, purpose: '436601000001' })
        return `/mobile-payment?checkoutId=${id}`
      },
      shows: 'iframe',
    }),
    loaded({ path: '/mobile-payment', shows: ({ payment }) => payment.wrongAddress }, 'of no payment'),
  ],
  notFound: [loaded({ path: '/404', shows: 'h1' })],
  accessibility: [loaded({ path: '/accessibility', shows: 'h2' })],
}

/** The states of a page without a row above: loaded, and with the dialog that the driver of its flow declares. */
function defaultStates(path: string): ScreenState[] {
  const start = { ...everyday, path, shows: 'h1' }
  const confirmations = Object.values<Driver>(drivers).flatMap(({ confirmation }) => confirmation ?? [])
  const dialogs = confirmations.filter((confirmation) => confirmation.path === path)
  return [
    loaded(start),
    ...dialogs.map(({ request, dialog: title }) =>
      dialog('dialog', start, (words) => [request, title].map((key) => String(messageAt(words, key)))),
    ),
  ]
}

/** Every screen in each of its states. */
export const screenStates = Object.entries<Route>(routes).map(
  ([name, { path }]) => [name, states[name] ?? defaultStates(path)] as const,
)

/** Waits until the screen has loaded, and then acts as the customer. */
export async function reachState(page: Page, { shows, act }: ScreenState, words: Words, sandbox: Sandbox) {
  // A dialog that opens earlier hides the page from roles.
  const main = page.locator('main')
  const sign = typeof shows === 'function' ? main.getByText(shows(words)) : main.locator(shows)
  await sign.first().waitFor()
  await page.getByRole('status').getByText(words.page.loading).waitFor({ state: 'hidden' })
  await act?.(page, words, sandbox)
}
