import type { CDPSession, Page } from '@playwright/test'
import { PENDING_ATTRIBUTE } from '../../src/ui/Skeleton'
import { accountHeader, content } from './support/customer'
import { mobilePaths } from './support/paths'
import { expect, test } from './support/test'

const REPETITIONS = 500
/** The provider gives the result of a payment only once. */
const paths = mobilePaths.filter((path) => !path.startsWith('/transaction'))

// Leftovers of an earlier test must not count.
test.use({ reuseContext: false })

/** Goes from page to page, faster than they load. */
const goAround = (page: Page, times: number) =>
  page.evaluate(
    async ([paths, times]) => {
      for (let time = 0; time < times; time++) {
        history.pushState(null, '', paths[time % paths.length])
        await new Promise((resolve) => setTimeout(resolve))
      }
    },
    [paths, times] as const,
  )

/** All objects, arrays and functions that are reachable. */
async function countObjects(cdp: CDPSession): Promise<number> {
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' })
  // Collects garbage first.
  const { objects } = await cdp.send('Runtime.queryObjects', { prototypeObjectId: result.objectId as string })
  const counted = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId as string,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  })
  await cdp.send('Runtime.releaseObject', { objectId: objects.objectId as string })
  return counted.result.value as number
}

/** Without placeholders: the code that cleans the provider's HTML arrives after its page. */
async function expectLoaded(page: Page) {
  await expect(page.getByText('Wird geladen')).toHaveCount(0)
  await expect(page.locator(`[${PENDING_ATTRIBUTE}]`)).toHaveCount(0)
}

/** A bar that takes its full colour renders again, and React keeps both renders. */
async function expectFullBars(page: Page) {
  const opacities = () =>
    page
      .locator('[role=progressbar] > *')
      .evaluateAll((fills) => fills.map((fill) => getComputedStyle(fill).opacity))
  await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']))
}

/** What the overview holds once nothing loads any more. A pending timer holds its function. */
async function weigh(page: Page, cdp: CDPSession) {
  await page.evaluate(() => history.pushState(null, '', '/'))
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  await expect(accountHeader(page)).toContainText('23,40 €')
  await expect(content(page).getByText('Minuten Österreich')).toBeVisible()
  await expectLoaded(page)
  await expectFullBars(page)
  const objects = await countObjects(cdp)
  const { metrics } = await cdp.send('Performance.getMetrics')
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN
  return {
    objects,
    heap: metric('JSHeapUsedSize'),
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
  }
}

test(`C3 F5: ${REPETITIONS} page changes leave nothing behind`, async ({ page, visit }) => {
  await visit('everyday')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // Loads all code, and fills every cache.
  for (const path of paths) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
    await expectLoaded(page)
  }
  await goAround(page, 5 * paths.length)
  const baseline = await weigh(page, cdp)
  await goAround(page, REPETITIONS)
  // A busy machine removes the last page late; a leak stays.
  await expect(async () => {
    const current = await weigh(page, cdp)
    expect(current.listeners).toBeLessThanOrEqual(baseline.listeners)
    expect(current.nodes).toBeLessThanOrEqual(baseline.nodes)
    // One object kept at each twentieth change would be more.
    expect(current.objects - baseline.objects).toBeLessThan(REPETITIONS / 20)
    // Compiled code and the browser's own list of requests grow meanwhile.
    expect(current.heap - baseline.heap).toBeLessThan(REPETITIONS * 2_000)
  }).toPass({ timeout: 20_000 })
})
