import { expect, type Locator, type Page } from '@playwright/test'
import type { RouteName } from '../../../src/app/routes'
import { postpaid } from './payment'
import type { ScreenState } from './screenState'

const everyday = { world: 'everyday' } as const
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const password = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const expectInvalid = (invalid: Locator) => expect(invalid).toHaveAttribute('aria-invalid', 'true')

/** Waits for a dialog, and returns it. */
async function dialog(page: Page, name: string): Promise<Locator> {
  const opened = page.getByRole('dialog', { name })
  await expect(opened).toBeVisible()
  return opened
}

const overview = { ...everyday, path: '/', shows: '[role=progressbar]' }
const tariffs = { ...everyday, path: '/Tariffs', shows: 'article' }

/** States that a customer reaches by acting on a screen: dialogs, menus, forms that complain. */
export const actedStates: Partial<Readonly<Record<RouteName, readonly ScreenState[]>>> = {
  resources: [
    {
      ...{ name: 'waiting for units', ...everyday, path: '/', pending: '/api/resources' },
      act: (page, { shell, overview }) =>
        expect(page.getByRole('region', { name: shell.selectedContract })).toContainText(overview.balance),
    },
    {
      ...{ name: 'bonus', ...overview },
      async act(page, { overview }) {
        await button(page, overview.bonusOpen).click()
        await dialog(page, overview.bonusHeading)
      },
    },
    {
      ...{ name: 'profile', ...overview },
      async act(page, { shell }) {
        await button(page, shell.profile).click()
        await expect(page.getByRole('menuitem', { name: shell.logOut })).toBeVisible()
      },
    },
    {
      ...{ name: 'logout', ...overview },
      async act(page, { shell }) {
        await button(page, shell.profile).click()
        await page.getByRole('menuitem', { name: shell.logOut }).click()
        await dialog(page, shell.logOutHeading)
      },
    },
    {
      ...{ name: 'notifications', ...overview },
      async act(page, { shell, notification }) {
        await page.getByRole('button', { name: new RegExp(`^${shell.notifications}`) }).click()
        const panel = await dialog(page, notification.heading)
        await expect(panel.getByRole('listitem').first()).toBeVisible()
      },
    },
    {
      ...{ name: 'menu', ...overview, isForPhones: true },
      async act(page, { shell }) {
        await button(page, shell.menu).click()
        await dialog(page, shell.menu)
      },
    },
    {
      ...{ name: 'choice of language', ...overview, brand: 'first' },
      async act(page, { shell }) {
        await button(page, shell.language).click()
        await expect(page.getByRole('menuitemradio').first()).toBeVisible()
      },
    },
    {
      ...{ name: 'consents', world: 'consents', path: '/' },
      act: (page) => expect(page.getByRole('dialog').getByRole('switch').first()).toBeVisible(),
    },
  ],
  login: [
    {
      ...{ name: 'refused', path: '/login' },
      async act(page, { login }) {
        await field(page, login.phone).fill('436609999999')
        await page.keyboard.press('Enter')
        await expectInvalid(field(page, login.phone))
      },
    },
    {
      ...{ name: 'code sent', path: '/login' },
      async act(page, { login, message }) {
        await field(page, login.phone).fill('436601000001')
        await page.keyboard.press('Enter')
        await expect(field(page, login.code)).toBeVisible()
        await expect(page.getByText(message.codeSent)).toBeVisible()
      },
    },
    {
      ...{ name: 'by password', path: '/login' },
      async act(page, { login }) {
        await page.getByRole('tab', { name: login.byUsername }).click()
        await expect(password(page, login.password)).toBeVisible()
      },
    },
    {
      ...{ name: 'password missing', path: '/login' },
      async act(page, { login }) {
        await page.getByRole('tab', { name: login.byUsername }).click()
        await password(page, login.password).press('Enter')
        await expectInvalid(page.locator('[aria-invalid=true]').first())
      },
    },
  ],
  forgotPassword: [
    {
      ...{ name: 'user name missing', path: '/forgot-password' },
      async act(page, { login }) {
        await field(page, login.username).press('Enter')
        await expectInvalid(field(page, login.username))
      },
    },
    {
      ...{ name: 'requested', path: '/forgot-password' },
      async act(page, { login, password }) {
        await field(page, login.username).fill('everyday')
        await page.keyboard.press('Enter')
        await expect(page.getByText(password.requested)).toBeVisible()
      },
    },
  ],
  tvPassword: [
    {
      ...{ name: 'loaded', ...everyday, path: '/tv', shows: 'dl', isForDesks: true },
      async act(page, { shell }) {
        await page.getByRole('link', { name: shell.tvMenu.password }).click()
        await expect(page.getByRole('main').locator('input').first()).toBeVisible()
      },
    },
  ],
  customerSupport: [
    {
      ...{ name: 'too short', ...everyday, path: '/customer-support', shows: 'textarea' },
      async act(page, { support }) {
        await button(page, support.submit).click()
        await expect(page.getByText(support.tooShort)).toBeVisible()
      },
    },
  ],
  rechargeCredit: [
    {
      ...{ name: 'amount missing', ...everyday, path: '/recharge-credit' },
      async act(page, { topUp }) {
        await button(page, topUp.submit).click()
        await expectInvalid(field(page, topUp.amount))
      },
    },
    {
      ...{ name: 'confirmation', ...everyday, path: '/recharge-credit' },
      async act(page, { topUp }) {
        await button(page, '20 €').click()
        await button(page, topUp.submit).click()
        await dialog(page, topUp.confirmHeading)
      },
    },
    {
      ...{ name: 'voucher unanswered', ...everyday, path: '/recharge-credit?tab=voucher' },
      async act(page, { topUp }, sandbox) {
        sandbox.faults.set({ operationId: 'topUpWithVoucher', fault: 'drop' })
        await field(page, topUp.voucherCode).fill('1000-2000-3010')
        await button(page, topUp.submit).click()
        await expect(page.getByText(topUp.voucherUnanswered)).toBeVisible()
      },
    },
  ],
  tariffs: [
    {
      ...{ name: 'terms', ...tariffs },
      async act(page, { tariff }) {
        await button(page, tariff.activate).first().click()
        await dialog(page, tariff.confirmHeading)
      },
    },
    {
      ...{ name: 'another plan active', ...tariffs },
      async act(page, { tariff }) {
        await button(page, tariff.activate).first().click()
        await button(page, tariff.confirm).click()
        await dialog(page, tariff.anotherHeading)
      },
    },
    {
      ...{ name: 'deactivation', ...tariffs },
      async act(page, { tariff }) {
        await button(page, tariff.deactivate).first().click()
        await dialog(page, tariff.deactivateHeading)
      },
    },
    {
      ...{ name: 'funds missing', ...tariffs },
      async act(page, { tariff }) {
        await button(page, tariff.activate).nth(1).click()
        await button(page, tariff.confirm).click()
        await dialog(page, tariff.fundsHeading)
      },
    },
  ],
  bills: [
    {
      ...{ name: 'payment', ...everyday, ...postpaid, path: '/bills' },
      async act(page, { bill, payment }) {
        await button(page, bill.payOnline).first().click()
        const form = page.frameLocator(`iframe[title="${payment.heading}"]`)
        await expect(form.getByRole('button', { name: payment.submit, exact: true })).toBeVisible()
      },
    },
    {
      ...{ name: 'payment expired', ...everyday, ...postpaid, path: '/bills' },
      async act(page, { page: words, bill, payment }, sandbox) {
        await button(page, bill.payOnline).first().click()
        await page.locator(`iframe[title="${payment.heading}"]`).waitFor()
        await button(page, words.close).click()
        sandbox.clock.advance(31 * 60_000)
        await button(page, bill.resume).click()
        await expect(button(page, payment.renew)).toBeVisible()
      },
    },
  ],
  listing: [
    {
      ...{ name: 'details', ...everyday, path: '/listing?type=CALL' },
      async act(page, { listing }) {
        await button(page, listing.details).first().click()
        await dialog(page, listing.callDetails)
      },
    },
  ],
}
