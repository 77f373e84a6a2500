import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { demoAccounts } from '../../../../sandbox/worlds'
import { expectAccessible, looksAt } from '../../../../tests/browser/support/axe'
import { state } from './drawing'
import { test } from './flowsServer'

const { username, password, phone } = demoAccounts.everyday

// One development server for all of these.
test.describe.configure({ mode: 'default' })

/** In the portal beside the drawings: sign in, and activate a tariff that the balance does not cover. */
async function runOutOfFunds(page: Page) {
  const portal = page.frameLocator('iframe')
  // The development server makes the portal's files when it is first asked for them.
  await portal.getByRole('tab').first().waitFor({ timeout: 60_000 })
  await portal.getByRole('tab', { name: 'Benutzername' }).click()
  await portal.getByRole('textbox', { name: 'Benutzername' }).fill(username)
  await portal.getByLabel('Passwort', { exact: true }).fill(password)
  await portal.getByRole('button', { name: 'Anmelden', exact: true }).click()
  await portal.getByRole('button', { name: 'Menü' }).click()
  await portal.getByRole('dialog').getByRole('link', { name: 'Mein Tarif' }).first().click()
  const card = portal
    .getByRole('listitem')
    .filter({ has: portal.getByRole('heading', { name: 'Mtel Free L' }) })
  await card.getByRole('button', { name: 'Aktivieren' }).click()
  await expect(state(page, 'tariff.confirmingTerms')).toHaveClass(/\blit\b/)
  await portal.getByRole('button', { name: 'Bestätigen' }).click()
}

test('X3: a session is replayed on a phone, with the drawing above what happened', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/tools/flows/page/#/?mode=replay')
  await expect(page.getByText('Nothing is replayed yet')).toBeVisible()
  const session = page.getByRole('button', { name: 'A tariff that the balance does not cover' })
  await session.click()
  await expect(session).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('slider', { name: 'Step' }).fill('23')
  await page.getByRole('button', { name: 'One step on' }).click()
  await expect(page.getByText('Step 24 of 24')).toBeVisible()
  await expect(state(page, 'tariff.missingFunds')).toHaveClass(/\blit\b/)
  await expect(state(page, 'tariff.missingFunds').locator('.title')).toBeInViewport()
  await page.reload()
  await expect(page.getByText('Step 24 of 24')).toBeVisible()
  await expect(session).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(state(page, 'tariff.activating')).toHaveClass(/\blit\b/)
  await expectAccessible(page, looksAt(390))
})

test('X3: a session is watched, saved and replayed without internet, and shown outside by a click', async ({
  page,
  context,
  left,
}) => {
  await page.goto('/tools/flows/page/')
  await page.getByRole('button', { name: 'Live' }).click()
  await runOutOfFunds(page)
  await expect(state(page, 'tariff.missingFunds')).toHaveClass(/\blit\b/)
  await expect(page.locator('.taken')).toContainText(['[balanceWasTooLow]'])

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save session' }).click()
  const saved = readFileSync(await (await download).path(), 'utf8')
  for (const secret of [password, phone]) expect(saved).not.toContain(secret)

  await page.getByRole('button', { name: 'Replay' }).click()
  const file = (name: string, text: string) => ({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
  await page.getByLabel('Saved sessions').setInputFiles(file('other.json', '{"version":2}'))
  await expect(page.getByRole('alert')).toContainText('another version')
  await page.getByLabel('Saved sessions').setInputFiles(file('session.json', saved))
  const slider = page.getByRole('slider', { name: 'Step' })
  const last = (await slider.getAttribute('max')) ?? ''
  await slider.fill(last)
  await expect(state(page, 'tariff.missingFunds')).toHaveClass(/\blit\b/)
  await expectAccessible(page, looksAt(1280))
  await slider.press('ArrowLeft')
  await expect(state(page, 'tariff.activating')).toHaveClass(/\blit\b/)
  await expect(page.getByLabel('Step', { exact: true }).locator('dl')).toContainText('terms.accept')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('ArrowRight')
  await expect(state(page, 'tariff.missingFunds')).toHaveClass(/\blit\b/)
  expect(left).toEqual([])

  await context.route('https://stately.ai/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<script>heard = []; onmessage = ({ data }) => heard.push(data.type); opener.postMessage({ type: "@statelyai.connected" }, "*")</script>',
    }),
  )
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: /Open in Stately/ }).click()
  const inspector = await popup
  const { events } = JSON.parse(saved)
  await expect.poll(() => inspector.evaluate('heard.length')).toBe(events.length)
  expect(left).toEqual(['https://stately.ai/inspect'])
})

test('X3: bundled sessions are replayed and laid over each other, and what is gone is said', async ({
  page,
}) => {
  await page.goto('/tools/flows/page/')
  await page.getByRole('button', { name: 'Replay' }).click()
  await page.getByRole('button', { name: 'A tariff that the balance does not cover' }).click()
  const panel = page.getByLabel('Step', { exact: true })
  const slider = page.getByRole('slider', { name: 'Step' })
  await slider.fill('19')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('query')
  await expect(panel.locator('dl')).toContainText('query #4 (readRenewingTariff)')
  await expect(panel.locator('dl')).toContainText('filled')
  await panel.getByRole('button', { name: 'query #1 (loadNotifications)' }).click()
  await expect(panel.locator('dl')).toContainText('query #1 (loadNotifications)')

  await page.getByRole('button', { name: 'Both over each other' }).click()
  await expect(page.getByRole('row', { name: /load answers/ })).toContainText('8 times')
  await expect(page.locator('.weighed')).toContainText(['[answerHasData]'])
  const sessions = page.getByLabel('Sessions over each other')
  await sessions.getByRole('button', { name: 'voucher' }).click()
  await expect(sessions.getByRole('row', { name: /voucher\.edit/ })).toContainText(/^2 times/)
  await expect(sessions.getByRole('row', { name: /voucherWasRedeemed/ })).toContainText('at most 2 times')
  await expectAccessible(page, looksAt(1280))

  const text = readFileSync('tools/flows/page/recordings/tariff-missing-funds.json', 'utf8')
  const older = Buffer.from(text.replaceAll('missingFunds', 'tooLittle'))
  const file = { name: 'older.json', mimeType: 'application/json', buffer: older }
  await page.getByLabel('Saved sessions').setInputFiles(file)
  const follow = page.getByRole('checkbox', { name: 'Follow the customer' })
  // The address changes first, and the box with it.
  await follow.click()
  await expect(follow).toBeChecked()
  await slider.fill('24')
  await expect(page.getByText('This machine has no state tooLittle any more.')).toBeVisible()
})
