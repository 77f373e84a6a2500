import type { Page } from '@playwright/test'
import { expectToFit } from './support/fits'
import { content } from './support/landmarks'
import { answersWith, longTexts } from './support/longTexts'
import { locales, messages } from './support/messages'
import { closeByEscape } from './support/overlays'
import { authenticatedPaths } from './support/paths'
import { expect, test } from './support/test'

// Without motion, a panel stands where it stands as soon as it is there.
test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

const tabs = ['language', 'sms', 'voicemail', 'consents', 'account']

for (const [kind, long] of Object.entries(longTexts))
  for (const locale of locales) {
    const { page: words, shell, overview, listing, tariff, bill, topUp, login } = messages[locale]

    /** Goes to a page, and waits for all that it shows. */
    async function open(page: Page, path: string) {
      await page.goto(path)
      await expect(content(page).locator('h1, p, form').first()).toBeVisible()
      await expect(page.getByRole('status').getByText(words.loading)).toHaveCount(0)
    }
    const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

    test.describe(`texts of 200 characters ${kind}, ${locale}`, () => {
      test.beforeEach(({ server }) => server.answerBy(answersWith(long, server.sandbox.fetch)))
      test.afterEach(({ server }) => server.answerBy(server.sandbox.fetch))

      test('F1: stick out of no page', async ({ page, visit }) => {
        await visit('everyday', '/', { locale })
        const settings = tabs.map((tab) => `/administration?tab=${tab}`)
        for (const path of [...authenticatedPaths, ...settings, '/recharge-credit?tab=voucher', '/404']) {
          await open(page, path)
          await expectToFit(page, path)
        }
      })

      test('F10 F11 M6 N1: stick out of no menu and no panel', async ({ page, visit }) => {
        await visit('everyday', '/', { locale })
        for (const [name, role] of [
          [shell.profile, 'menu'],
          [new RegExp(`^${shell.notifications}`), 'dialog'],
          [shell.menu, 'dialog'],
          [overview.bonusOpen, 'dialog'],
        ] as const) {
          await press(page, name)
          await expect(page.getByRole(role).first()).toBeVisible()
          await expectToFit(page, String(name))
          await closeByEscape(page)
          await expect(page.getByRole(role)).toHaveCount(0)
        }
      })

      test('S3: leave the way out within reach', async ({ page, visit }) => {
        await visit('everyday', '/', { locale })
        await press(page, shell.profile)
        await page.getByRole('menuitem', { name: shell.logOut }).click()
        await expect(page.getByRole('dialog', { name: shell.logOutHeading })).toBeVisible()
      })

      test('U3 T2 T5 P2: stick out of no dialog', async ({ page, visit }) => {
        await visit('everyday', '/listing', { locale })
        for (const [path, name] of [
          ['/listing', listing.details],
          ['/tariffs', tariff.activate],
          ['/tariffs', tariff.deactivate],
          ['/recharge-credit', topUp.submit],
        ] as const) {
          await open(page, path)
          if (path === '/recharge-credit') await page.getByRole('textbox', { name: topUp.amount }).fill('20')
          await press(page, name)
          await expect(page.getByRole('dialog')).toBeVisible()
          await expectToFit(page, `${path}, ${name}`)
        }
      })

      test('B1 B3: stick out of no bill', async ({ page, visit }) => {
        await visit('everyday', '/bills', { locale, phone: '436601000011' })
        await expect(page.getByRole('button', { name: bill.payOnline }).first()).toBeVisible()
        await expectToFit(page, '/bills with bills')
        await press(page, bill.payOnline)
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectToFit(page, 'payment of a bill')
      })

      test('G1: stick out of no consent', async ({ page, visit }) => {
        await visit('consents', '/', { locale })
        await expect(page.getByRole('dialog')).toBeVisible()
        await expectToFit(page, 'consents')
      })

      test('L2: stick out of no form, as what the provider says under a field', async ({ page }) => {
        await page.goto(`/login?lang=${locale}`)
        await page.getByRole('textbox', { name: login.phone }).fill('436609999999')
        await page.keyboard.press('Enter')
        await expect(page.getByText(long('message'))).toBeVisible()
        await expectToFit(page, 'login')
      })
    })
  }
