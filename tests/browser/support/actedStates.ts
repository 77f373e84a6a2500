import { expect, type Page } from '@playwright/test'
import type { OperationId } from '../../../sandbox/document'
import type { Sandbox } from '../../../sandbox/sandbox'
import type { WorldName } from '../../../sandbox/worlds'
import type { RouteName } from '../../../src/app/routes'
import type { BrandId } from '../../../src/brands'
import type { messages } from './messages'
import { postpaid } from './payment'
import type { PortalServer } from './portalServer'

export type Words = (typeof messages)['de'] | (typeof messages)['sr']

/** A state of a screen, and how a customer reaches it. */
export interface ScreenState {
  name: string
  path: string | ((server: PortalServer) => string | Promise<string>)
  /** The account; nobody is signed in if not given. */
  world?: WorldName | undefined
  /** The phone number of the contract. */
  phone?: string | undefined
  /** The call that fails. */
  fault?: OperationId
  /** What shows that the page is there: the selector of an element, or a text. */
  shows: string | ((words: Words) => string)
  /** What the customer does to reach the state; resolves once it is there. */
  act?: (page: Page, words: Words, sandbox: Sandbox) => Promise<void>
  /** It exists on a phone alone, on a desk alone, or in one brand alone. */
  isForPhones?: boolean
  isForDesks?: boolean
  brand?: BrandId
}

const everyday = { world: 'everyday' } as const
const overview = { ...everyday, path: '/', shows: '[role=progressbar]' }
const tariffs = { ...everyday, path: '/Tariffs', shows: 'article' }
const bills = { ...everyday, ...postpaid, path: '/bills', shows: 'table' }
const topUp = { ...everyday, path: '/recharge-credit', shows: 'input' }
const calls = { ...everyday, path: '/listing?type=CALL', shows: 'li' }
const login = { path: '/login', shows: 'input' }

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).or(page.getByRole('menuitem', { name })).first().click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function submit(page: Page, name: string, text: string): Promise<void> {
  await field(page, name).fill(text)
  await page.keyboard.press('Enter')
}

async function openPayment(page: Page, words: Words): Promise<void> {
  await press(page, words.bill.payOnline)
  const form = page.frameLocator(`iframe[title="${words.payment.heading}"]`)
  await form.getByRole('button', { name: words.payment.submit, exact: true }).waitFor()
}

type Start = Omit<ScreenState, 'name'>
const state = (name: string, from: Start, act: NonNullable<ScreenState['act']>): ScreenState => ({
  name,
  ...from,
  act,
})
/** The customer presses all of these but the last, which is the name of the dialog that opens. */
const dialog = (name: string, from: Start, namesOf: (words: Words) => string[]) =>
  state(name, from, async (page, words) => {
    const names = namesOf(words)
    for (const pressed of names.slice(0, -1)) await press(page, pressed)
    await page.getByRole('dialog', { name: names.at(-1) }).waitFor()
  })

/** States that a customer reaches by acting on a screen: dialogs, menus, forms that complain. */
export const actedStates: Partial<Readonly<Record<RouteName, readonly ScreenState[]>>> = {
  resources: [
    state('waiting for units', overview, async (page, { shell, overview }) => {
      await page.route('**/api/resources', () => undefined)
      await page.reload()
      const header = page.getByRole('region', { name: shell.selectedContract })
      await header.getByText(overview.balance).first().waitFor()
    }),
    dialog('bonus', overview, ({ overview }) => [overview.bonusOpen, overview.bonusHeading]),
    state('profile', overview, async (page, { shell }) => {
      await press(page, shell.profile)
      await page.getByRole('menuitem', { name: shell.logOut }).waitFor()
    }),
    dialog('logout', overview, ({ shell }) => [shell.profile, shell.logOut, shell.logOutHeading]),
    state('notifications', overview, async (page, { shell, notification }) => {
      await page.getByRole('button', { name: new RegExp(`^${shell.notifications}`) }).click()
      const panel = page.getByRole('dialog', { name: notification.heading })
      await panel.getByRole('listitem').first().waitFor()
    }),
    dialog('menu', { ...overview, isForPhones: true }, ({ shell }) => [shell.menu, shell.menu]),
    state('choice of language', { ...overview, brand: 'first' }, async (page, { shell }) => {
      await press(page, shell.language)
      await page.getByRole('menuitemradio').first().waitFor()
    }),
    state('consents', { ...overview, world: 'consents' }, (page) =>
      page.getByRole('switch').first().waitFor(),
    ),
  ],
  login: [
    state('refused', login, async (page, words) => {
      await submit(page, words.login.phone, '436609999999')
      await expect(field(page, words.login.phone)).toHaveAttribute('aria-invalid', 'true')
    }),
    state('code sent', login, async (page, words) => {
      await submit(page, words.login.phone, '436601000001')
      await field(page, words.login.code).waitFor()
      await page.getByText(words.message.codeSent).waitFor()
    }),
  ],
  forgotPassword: [
    state('requested', { path: '/forgot-password', shows: 'input' }, async (page, words) => {
      await submit(page, words.login.username, 'everyday')
      await page.getByText(words.password.requested).waitFor()
    }),
  ],
  tvPassword: [
    state('loaded', { ...everyday, path: '/tv', shows: 'dl', isForDesks: true }, async (page, { shell }) => {
      await page.getByRole('link', { name: shell.tvMenu.password }).click()
      await page.getByRole('main').locator('input').first().waitFor()
    }),
  ],
  customerSupport: [
    state('too short', { ...everyday, path: '/customer-support', shows: 'textarea' }, async (page, words) => {
      await press(page, words.support.submit)
      await page.getByText(words.support.tooShort).waitFor()
    }),
  ],
  rechargeCredit: [
    state('amount missing', topUp, async (page, words) => {
      await press(page, words.topUp.submit)
      await expect(field(page, words.topUp.amount)).toHaveAttribute('aria-invalid', 'true')
    }),
    dialog('confirmation', topUp, ({ topUp }) => ['20 €', topUp.submit, topUp.confirmHeading]),
    state(
      'voucher unanswered',
      { ...topUp, path: '/recharge-credit?tab=voucher' },
      async (page, { topUp }, sandbox) => {
        sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop' })
        await submit(page, topUp.voucherCode, '1000-2000-3010')
        await page.getByText(topUp.voucherUnanswered).first().waitFor()
      },
    ),
  ],
  tariffs: [
    dialog('terms', tariffs, ({ tariff }) => [tariff.activate, tariff.confirmHeading]),
    dialog('another plan active', tariffs, ({ tariff: { activate, confirm, anotherHeading } }) => [
      activate,
      confirm,
      anotherHeading,
    ]),
    dialog('deactivation', tariffs, ({ tariff }) => [tariff.deactivate, tariff.deactivateHeading]),
    state('funds missing', tariffs, async (page, { tariff }) => {
      await page.getByRole('button', { name: tariff.activate, exact: true }).nth(1).click()
      await press(page, tariff.confirm)
      await page.getByRole('dialog', { name: tariff.fundsHeading }).waitFor()
    }),
  ],
  bills: [
    state('payment', bills, openPayment),
    state('payment expired', bills, async (page, words, sandbox) => {
      await openPayment(page, words)
      await press(page, words.page.close)
      sandbox.clock.advance(31 * 60_000)
      await press(page, words.bill.resume)
      await page.getByRole('button', { name: words.payment.renew, exact: true }).waitFor()
    }),
  ],
  listing: [dialog('details', calls, ({ listing }) => [listing.details, listing.callDetails])],
}
