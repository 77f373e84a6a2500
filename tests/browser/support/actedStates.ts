import { expect, type Page } from '@playwright/test'
import type { RouteName } from '../../../src/app/routes'
import { postpaid } from './payment'
import type { ScreenState } from './screenStates'

const everyday = { world: 'everyday' } as const
const overview = { ...everyday, path: '/', shows: '[role=progressbar]' }
const tariffs = { ...everyday, path: '/Tariffs', shows: 'article' }
const bills = { ...everyday, ...postpaid, path: '/bills' }
const topUp = { ...everyday, path: '/recharge-credit' }
const login = { path: '/login' }

const press = (page: Page, name: string, nth = 0) =>
  page.getByRole('button', { name, exact: true }).nth(nth).click()
const see = (page: Page, role: 'dialog' | 'menuitem' | 'menuitemradio' | 'switch', name?: string) =>
  page.getByRole(role, { name }).first().waitFor()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

async function submit(page: Page, name: string, text = ''): Promise<void> {
  await field(page, name).fill(text)
  await page.keyboard.press('Enter')
}

const expectInvalid = (page: Page, name: string) =>
  expect(field(page, name)).toHaveAttribute('aria-invalid', 'true')

async function openPayment(page: Page, words: Parameters<NonNullable<ScreenState['act']>>[1]): Promise<void> {
  await press(page, words.bill.payOnline)
  const form = page.frameLocator(`iframe[title="${words.payment.heading}"]`)
  await form.getByRole('button', { name: words.payment.submit, exact: true }).waitFor()
}

const reached = (
  name: string,
  from: Omit<ScreenState, 'name'>,
  act: NonNullable<ScreenState['act']>,
): ScreenState => ({ name, ...from, act })

/** States that a customer reaches by acting on a screen: dialogs, menus, forms that complain. */
export const actedStates: Partial<Readonly<Record<RouteName, readonly ScreenState[]>>> = {
  resources: [
    reached('waiting for units', { ...everyday, path: '/', pending: '/api/resources' }, (page, words) =>
      expect(page.getByRole('region', { name: words.shell.selectedContract })).toContainText(
        words.overview.balance,
      ),
    ),
    reached('bonus', overview, async (page, words) => {
      await press(page, words.overview.bonusOpen)
      await see(page, 'dialog', words.overview.bonusHeading)
    }),
    reached('profile', overview, async (page, { shell }) => {
      await press(page, shell.profile)
      await see(page, 'menuitem', shell.logOut)
    }),
    reached('logout', overview, async (page, { shell }) => {
      await press(page, shell.profile)
      await page.getByRole('menuitem', { name: shell.logOut }).click()
      await see(page, 'dialog', shell.logOutHeading)
    }),
    reached('notifications', overview, async (page, { shell, notification }) => {
      await page.getByRole('button', { name: new RegExp(`^${shell.notifications}`) }).click()
      const panel = page.getByRole('dialog', { name: notification.heading })
      await panel.getByRole('listitem').first().waitFor()
    }),
    reached('menu', { ...overview, isForPhones: true }, async (page, { shell }) => {
      await press(page, shell.menu)
      await see(page, 'dialog', shell.menu)
    }),
    reached('choice of language', { ...overview, brand: 'first' }, async (page, { shell }) => {
      await press(page, shell.language)
      await see(page, 'menuitemradio')
    }),
    reached('consents', { world: 'consents', path: '/' }, (page) => see(page, 'switch')),
  ],
  login: [
    reached('refused', login, async (page, words) => {
      await submit(page, words.login.phone, '436609999999')
      await expectInvalid(page, words.login.phone)
    }),
    reached('code sent', login, async (page, words) => {
      await submit(page, words.login.phone, '436601000001')
      await field(page, words.login.code).waitFor()
      await page.getByText(words.message.codeSent).waitFor()
    }),
    reached('password missing', login, async (page, words) => {
      await page.getByRole('tab', { name: words.login.byUsername }).click()
      await page.getByLabel(words.login.password, { exact: true }).press('Enter')
      await page.locator('[aria-invalid=true]').first().waitFor()
    }),
  ],
  forgotPassword: [
    reached('user name missing', { path: '/forgot-password' }, async (page, words) => {
      await submit(page, words.login.username)
      await expectInvalid(page, words.login.username)
    }),
    reached('requested', { path: '/forgot-password' }, async (page, words) => {
      await submit(page, words.login.username, 'everyday')
      await page.getByText(words.password.requested).waitFor()
    }),
  ],
  tvPassword: [
    reached(
      'loaded',
      { ...everyday, path: '/tv', shows: 'dl', isForDesks: true },
      async (page, { shell }) => {
        await page.getByRole('link', { name: shell.tvMenu.password }).click()
        await page.getByRole('main').locator('input').first().waitFor()
      },
    ),
  ],
  customerSupport: [
    reached('too short', { ...everyday, path: '/customer-support' }, async (page, { support }) => {
      await press(page, support.submit)
      await page.getByText(support.tooShort).waitFor()
    }),
  ],
  rechargeCredit: [
    reached('amount missing', topUp, async (page, words) => {
      await press(page, words.topUp.submit)
      await expectInvalid(page, words.topUp.amount)
    }),
    reached('confirmation', topUp, async (page, words) => {
      await press(page, '20 €')
      await press(page, words.topUp.submit)
      await see(page, 'dialog', words.topUp.confirmHeading)
    }),
    reached(
      'voucher unanswered',
      { ...topUp, path: '/recharge-credit?tab=voucher' },
      async (page, words, sandbox) => {
        sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop' })
        await field(page, words.topUp.voucherCode).fill('1000-2000-3010')
        await press(page, words.topUp.submit)
        await page.getByText(words.topUp.voucherUnanswered).first().waitFor()
      },
    ),
  ],
  tariffs: [
    reached('terms', tariffs, async (page, { tariff }) => {
      await press(page, tariff.activate)
      await see(page, 'dialog', tariff.confirmHeading)
    }),
    reached('another plan active', tariffs, async (page, { tariff }) => {
      await press(page, tariff.activate)
      await press(page, tariff.confirm)
      await see(page, 'dialog', tariff.anotherHeading)
    }),
    reached('deactivation', tariffs, async (page, { tariff }) => {
      await press(page, tariff.deactivate)
      await see(page, 'dialog', tariff.deactivateHeading)
    }),
    reached('funds missing', tariffs, async (page, { tariff }) => {
      await press(page, tariff.activate, 1)
      await press(page, tariff.confirm)
      await see(page, 'dialog', tariff.fundsHeading)
    }),
  ],
  bills: [
    reached('payment', bills, openPayment),
    reached('payment expired', bills, async (page, words, sandbox) => {
      await openPayment(page, words)
      await press(page, words.page.close)
      sandbox.clock.advance(31 * 60_000)
      await press(page, words.bill.resume)
      await page.getByRole('button', { name: words.payment.renew, exact: true }).waitFor()
    }),
  ],
  listing: [
    reached('details', { ...everyday, path: '/listing?type=CALL' }, async (page, { listing }) => {
      await press(page, listing.details)
      await see(page, 'dialog', listing.callDetails)
    }),
  ],
}
