import type { Page } from '@playwright/test'
import { contractMenu } from './support/customer'
import { expect, test } from './support/test'
import { hold, stopClock } from './support/timing'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Mtel Free M: verbleibend' })

/** How much of the bar is filled, in percent of its width. */
const filled = (page: Page) =>
  bar(page).evaluate((bar) => {
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0
    return (100 * fill) / bar.getBoundingClientRect().width
  })

const opacity = (page: Page) =>
  bar(page).evaluate(({ firstElementChild: fill }) => Number(fill && getComputedStyle(fill).opacity))

test('M4: a bar stays pale for 1.5 seconds, then takes its full colour', async ({ page, visit }) => {
  await page.clock.install()
  const resources = await hold(page, '**/api/resources')
  await visit('everyday')
  await expect(contractMenu(page)).toBeVisible()
  await expect.poll(resources.count).toBe(1)
  await stopClock(page)
  const motion = page.waitForResponse('**/assets/MovingFill-*.js')
  resources.release()
  await expect(bar(page)).toHaveAttribute('aria-valuenow', '60.7')
  // The animation loads after the first paint.
  await page.clock.runFor(100)
  await (await motion).finished()
  await page.clock.runFor(1_300)
  expect(await opacity(page)).toBe(0.35)
  expect(await filled(page)).toBeCloseTo(60.7, 0)
  await page.clock.runFor(3_000)
  await expect.poll(() => opacity(page)).toBe(1)
})

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`M4 S7: without its animation a bar is full at once (${reducedMotion})`, async ({ page, visit }) => {
    await page.emulateMedia({ reducedMotion })
    if (reducedMotion === 'no-preference')
      await page.route('**/assets/MovingFill-*.js', (route) => route.abort())
    await visit('everyday')
    await expect.poll(() => opacity(page)).toBe(1)
    expect(await filled(page)).toBeCloseTo(60.7, 0)
    await page.emulateMedia({ reducedMotion: null })
  })
