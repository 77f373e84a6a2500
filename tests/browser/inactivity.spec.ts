import type { Page } from '@playwright/test'
import { expectAccessible, looks } from './support/axe'
import { accountHeader, toasts } from './support/landmarks'
import { locales, messages } from './support/messages'
import { fetchedOverlays } from './support/overlays'
import { expect, test } from './support/test'

const { shell, message } = messages.de
const minutes = (count: number) => count * 60_000
const warning = (page: Page) => page.getByRole('alertdialog', { name: shell.inactivityHeading })

test.beforeEach(async ({ page, server }) => {
  server.limitInactivity(15)
  await page.clock.install({ time: server.sandbox.clock.now() })
})

/** Where the watching has begun, it has noted so. */
async function beWatched(page: Page) {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('zweiklang.lastActive'))).not.toBeNull()
  await fetchedOverlays(page)
}

for (const locale of locales)
  test(`S3: no violation in the warning, which fits a small phone, ${locale}`, async ({ page, visit }) => {
    await visit('everyday', '/', { locale })
    await beWatched(page)
    await page.clock.fastForward(minutes(14.2))
    const dialog = page.getByRole('alertdialog', { name: messages[locale].shell.inactivityHeading })
    await expect(dialog).toBeVisible()
    await expectAccessible(page, looks[locale])
    await page.setViewportSize({ width: 320, height: 480 })
    for (const name of [messages[locale].shell.logOut, messages[locale].shell.stayLoggedIn])
      await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
  })

test('S3: by keyboard alone: Enter stays, and the focus goes back to where it was', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await beWatched(page)
  const support = page.getByRole('link', { name: shell.support })
  await support.focus()
  await page.clock.fastForward(minutes(14.2))
  await expect(page.getByRole('button', { name: shell.stayLoggedIn })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(warning(page)).toHaveCount(0)
  await expect(support).toBeFocused()
})

test('S3: it stands over an open modal, and leaves it as it was', async ({ page, visit }) => {
  await visit('everyday')
  await beWatched(page)
  await page.getByRole('button', { name: messages.de.overview.bonusOpen }).click()
  await page.clock.fastForward(minutes(14.2))
  await page.getByRole('button', { name: shell.stayLoggedIn }).click()
  await expect(warning(page)).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: messages.de.overview.bonusHeading })).toBeVisible()
})

test('S3: what is done on another tab counts here, and an end there is explained here', async ({
  page,
  visit,
  context,
}) => {
  await visit('everyday', '/customer-support')
  await page.getByRole('textbox', { name: messages.de.support.description }).fill('Was kostet das?')
  await beWatched(page)
  const other = await context.newPage()
  // A tab in the background, whose timers the browser holds back.
  await other.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, wait: number) => (wait === 1000 ? 0 : setTimeout(run, wait)),
    })
  })
  await other.goto('/customer-support')
  await other.getByRole('textbox', { name: messages.de.support.description }).fill('Und das?')
  await beWatched(other)

  // All tabs of a test have the same clock.
  await page.clock.fastForward(minutes(14.2))
  await expect(warning(page)).toBeVisible()
  await other.keyboard.press('Shift')
  await other.getByRole('button', { name: shell.stayLoggedIn }).click()
  await page.clock.fastForward(1500)
  await expect(warning(page)).toHaveCount(0)

  await page.clock.fastForward(minutes(15))
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('/login')
    await expect(toasts(tab)).toContainText(message.inactive)
  }
  expect(await page.evaluate(() => sessionStorage.getItem('zweiklang.supportDraft'))).toContain('Was kostet')
  expect(await other.evaluate(() => sessionStorage.getItem('zweiklang.supportDraft'))).toContain('Und das')
})

test('S3: where nothing is set, nothing of it is loaded', async ({ page, visit, server }) => {
  server.limitInactivity()
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  expect(loaded.filter((address) => address.includes('Inactivity'))).toEqual([])
})
