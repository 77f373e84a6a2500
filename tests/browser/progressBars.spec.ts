import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { hold } from './support/held'
import { contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

/** How much of the bar is filled, in percent of its width. */
const filled = (page: Page, name: string) =>
  page.getByRole('progressbar', { name }).evaluate((bar) => {
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0
    return Math.round((1000 * fill) / bar.getBoundingClientRect().width) / 10
  })

const tariff = 'Mtel Free M: verbleibend'

test('M4: a bar stays empty for 1.5 seconds, and then fills to its percentage', async ({ page, visit }) => {
  await page.clock.install()
  const resources = await hold(page, '**/api/resources')
  await visit('everyday')
  await expect(contractMenu(page)).toBeVisible()
  await expect.poll(resources.count).toBe(1)
  await stopClock(page)

  const motion = page.waitForResponse('**/assets/MovingFill-*.js')
  resources.release()
  const bar = page.getByRole('progressbar', { name: tariff })
  await expect(bar).toHaveAttribute('aria-valuenow', '60.7')
  // The animation is fetched after the page is painted.
  await page.clock.runFor(100)
  await (await motion).finished()
  await page.clock.runFor(1_300)
  expect(await filled(page, tariff)).toBe(0)
  await page.clock.runFor(3_000)
  await expect.poll(() => filled(page, tariff)).toBeCloseTo(60.7, 0)
})

test('M4: whoever asked for reduced motion sees the bar full at once', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  const resources = await hold(page, '**/api/resources')
  await visit('everyday')
  await expect(contractMenu(page)).toBeVisible()
  await expect.poll(resources.count).toBe(1)
  await stopClock(page)
  resources.release()
  await expect.poll(() => filled(page, tariff)).toBeCloseTo(60.7, 0)
})

test('M4 S7: where the animation cannot be loaded the bar is full at once', async ({ page, visit }) => {
  await page.route('**/assets/MovingFill-*.js', (route) => route.abort())
  await visit('everyday')
  await expect.poll(() => filled(page, tariff)).toBeCloseTo(60.7, 0)
})
