import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../../sandbox/customers'
import { appearancesAt, expectAccessible } from '../../../../tests/e2e/support/axe'
import { signIn } from '../../../../tests/e2e/support/customer'
import { test } from './flowsServer'

const { password, phone } = demoAccounts.everyday

// One development server for all of these.
test.describe.configure({ mode: 'default' })

const locators = (page: Page) => ({
  lit: page.locator('.flow .lit'),
  slider: page.getByRole('slider', { name: 'Step' }),
  panel: page.getByRole('region', { name: 'Step' }),
  bundled: page.getByRole('button', { name: 'A tariff that the balance does not cover' }),
  open: (text: string) =>
    page
      .getByLabel('Saved session')
      .setInputFiles({ name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(text) }),
})

/** Signs in to the portal next to the drawings, and activates a tariff that the balance does not cover. */
async function runOutOfFunds(page: Page) {
  const portal = page.frameLocator('iframe')
  // The development server makes the portal's files at the first request.
  await portal.getByRole('tab').first().waitFor({ timeout: 60_000 })
  await signIn(portal, 'everyday')
  await portal.getByRole('button', { name: 'Menü' }).click()
  await portal.getByRole('dialog').getByRole('link', { name: 'Mein Tarif' }).first().click()
  const card = portal.getByRole('listitem').filter({ hasText: 'Mtel Free L' })
  await card.getByRole('button', { name: 'Aktivieren' }).click()
  await expect(locators(page).lit).toContainText('confirmingTerms')
  await portal.getByRole('button', { name: 'Zahlungspflichtig aktivieren' }).click()
}

test('X3: analysts replay a session on a phone, with the instances of each flow', async ({ page }) => {
  const { lit, slider, panel, bundled, open } = locators(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/flows/page/#/?mode=replay')
  await bundled.click()
  await slider.fill('19')
  await expect(panel.locator('dl')).toContainText('query (readRenewingTariff)')
  await panel.getByRole('button', { name: 'query (loadNotifications)' }).click()
  await expect(panel.locator('dl')).toContainText('query (loadNotifications)')
  await page.getByRole('checkbox', { name: 'Follow the customer' }).click()
  await slider.fill('23')
  await page.getByRole('button', { name: 'Next step' }).click()
  await expect(page.getByText('Step 24 of 24')).toBeVisible()
  await expect(lit.locator('.title')).toHaveText('insufficientFunds')
  await expect(lit.locator('.title')).toBeInViewport()
  await expect(bundled).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(lit).toContainText('activating')
  await expectAccessible(page, appearancesAt(390))

  const recording = readFileSync('tools/flows/page/recordings/tariff-missing-funds.json', 'utf8')
  await open(recording.replaceAll('insufficientFunds', 'tooLittle'))
  const mismatch = 'Step 24: The machine tariff has no state tooLittle any more.'
  await expect(page.getByRole('alert').filter({ hasText: mismatch })).toBeVisible()
})

test('X3: analysts watch, save and replay a session without internet', async ({ page, externalRequests }) => {
  const { lit, slider, panel, open } = locators(page)
  await page.goto('/tools/flows/page/')
  await page.getByRole('button', { name: 'Live' }).click()
  await runOutOfFunds(page)
  await expect(lit).toContainText('insufficientFunds')
  await expect(page.locator('.taken')).toContainText(['[fundsAreInsufficient]'])

  const download = page.waitForEvent('download')
  // Outside a modal, elements have no role.
  await page.frameLocator('iframe').getByText('Sitzung speichern').click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  for (const secret of [password, phone]) expect(saved).not.toContain(secret)

  await page.getByRole('button', { name: 'Replay' }).click()
  await open('{"version":2}')
  await expect(page.getByRole('alert')).toContainText(['another version'])
  await open(saved)
  await slider.fill((await slider.getAttribute('max')) ?? '')
  await expect(lit).toContainText('insufficientFunds')
  await expectAccessible(page, appearancesAt(1280))
  await slider.press('ArrowLeft')
  await expect(lit).toContainText('activating')
  await expect(panel.locator('dl')).toContainText('terms.accept')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowRight')
  await expect(lit).toContainText('insufficientFunds')
  expect(externalRequests).toEqual([])
})
