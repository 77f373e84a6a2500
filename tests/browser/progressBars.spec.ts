import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { hold } from './support/held'
import { contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

const bar = (page: Page) => page.getByRole('progressbar', { name: 'Mtel Free M: verbleibend' })

/** How much of the bar is filled, in percent of its width. */
const filled = (page: Page) =>
  bar(page).evaluate((bar) => {
    const fill = bar.firstElementChild?.getBoundingClientRect().width ?? 0
    return (100 * fill) / bar.getBoundingClientRect().width
  })

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`M4: a bar stays empty for 1.5 seconds and then fills, or is full at once; motion: ${reducedMotion}`, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    const resources = await hold(page, '**/api/resources')
    await visit('everyday')
    await expect(contractMenu(page)).toBeVisible()
    await expect.poll(resources.count).toBe(1)
    await stopClock(page)
    if (reducedMotion === 'no-preference') {
      const motion = page.waitForResponse('**/assets/MovingFill-*.js')
      resources.release()
      await expect(bar(page)).toHaveAttribute('aria-valuenow', '60.7')
      // The animation is fetched after the page is painted.
      await page.clock.runFor(100)
      await (await motion).finished()
      await page.clock.runFor(1_300)
      expect(await filled(page)).toBe(0)
      await page.clock.runFor(3_000)
    } else resources.release()
    await expect.poll(() => filled(page)).toBeCloseTo(60.7, 0)
    await page.emulateMedia({ reducedMotion: null })
  })

test('M4 S7: a bar whose animation does not load is full at once', async ({ page, visit }) => {
  await page.route('**/assets/MovingFill-*.js', (route) => route.abort())
  await visit('everyday')
  await expect.poll(() => filled(page)).toBeCloseTo(60.7, 0)
})
