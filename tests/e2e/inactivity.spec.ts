import type { Page } from '@playwright/test'
import { appearancesAt, expectAccessible } from './support/axe'
import { toasts } from './support/customer'
import { messages } from './support/messages'
import { expect, test } from './support/test'
import { waitForOverlayFiles } from './support/timing'

const { shell, message, overview, support } = messages.de
const minutes = (count: number) => count * 60_000
const warning = (page: Page) => page.getByRole('alertdialog', { name: shell.inactivityHeading })

test.beforeEach(async ({ page, server }) => {
  server.limitInactivity(15)
  await page.clock.install({ time: server.sandbox.clock.now() })
})

/** The portal notes the time of the last use as soon as it watches. */
async function waitUntilWatched(page: Page) {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('zweiklang.lastActive'))).not.toBeNull()
  await waitForOverlayFiles(page)
}

test('S3: the warning is accessible and fits a small phone', async ({ page, visit }) => {
  await visit('everyday')
  await waitUntilWatched(page)
  await page.clock.fastForward(minutes(14.2))
  await expect(warning(page)).toBeVisible()
  await expectAccessible(page, [...appearancesAt(390), ...appearancesAt(1280)], 'InactivityDialog')
  await page.setViewportSize({ width: 320, height: 480 })
  for (const name of [shell.logOut, shell.stayLoggedIn])
    await expect(warning(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 })
})

test('S3: without the file that watches the limit, the page stays, and a message offers the reload', async ({
  page,
  visit,
  pageErrors,
}) => {
  await page.route('**/assets/Inactivity-*.js', (route) => route.abort())
  await visit('everyday')
  await expect(toasts(page)).toContainText(message.chunkFailed)
  await expect(page.getByRole('main').getByText('Minuten Österreich')).toBeVisible()
  await page.unrouteAll()
  const reloaded = page.waitForEvent('load')
  await toasts(page).getByRole('button', { name: message.reload }).click()
  await reloaded
  await waitUntilWatched(page)
  // The browser reports the file that is missing.
  pageErrors.length = 0
})

test('S3: Enter closes the warning, returns the focus and keeps a modal open', async ({ page, visit }) => {
  await visit('everyday')
  await waitUntilWatched(page)
  const link = page.getByRole('link', { name: shell.support })
  await link.focus()
  const answerByKeyboard = async () => {
    await page.clock.fastForward(minutes(14.2))
    await expect(page.getByRole('button', { name: shell.stayLoggedIn })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(warning(page)).toHaveCount(0)
  }
  await answerByKeyboard()
  await expect(link).toBeFocused()
  await page.getByRole('button', { name: overview.bonusOpen }).click()
  const modal = page.getByRole('dialog', { name: overview.bonusHeading })
  // Its focus may scroll, which is an activity.
  await expect.poll(() => modal.evaluate((node) => node.contains(document.activeElement))).toBe(true)
  await answerByKeyboard()
  await expect(modal).toBeVisible()
})

test('S3: tabs share their activity, and each explains the logout', async ({ page, visit, context }) => {
  await visit('everyday', '/customer-support?view=form')
  const other = await context.newPage()
  // The browser throttles the timers of a tab in the background.
  await other.addInitScript(() => {
    const { setTimeout } = window
    Object.assign(window, {
      setTimeout: (run: () => void, wait: number) => (wait === 1000 ? 0 : setTimeout(run, wait)),
    })
  })
  await other.goto('/customer-support?view=form')
  const drafts = new Map([
    [page, 'Was kostet das?'],
    [other, 'Und das?'],
  ])
  for (const [tab, draft] of drafts) {
    await tab.getByRole('textbox', { name: support.description }).fill(draft)
    await waitUntilWatched(tab)
  }

  // All tabs of a test share a clock.
  await page.clock.fastForward(minutes(14.2))
  await expect(warning(page)).toBeVisible()
  await other.keyboard.press('Shift')
  await other.getByRole('button', { name: shell.stayLoggedIn }).click()
  await page.clock.fastForward(1500)
  await expect(warning(page)).toHaveCount(0)

  await page.clock.fastForward(minutes(15))
  for (const [tab, draft] of drafts) {
    await expect(tab).toHaveURL('/login')
    await expect(toasts(tab)).toContainText(message.inactive)
    expect(await tab.evaluate(() => sessionStorage.getItem('zweiklang.supportDraft'))).toContain(draft)
  }
})
