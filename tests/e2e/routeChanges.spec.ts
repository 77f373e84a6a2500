import type { CDPSession, Page } from '@playwright/test'
import { PENDING_ATTRIBUTE } from '../../src/ui/Skeleton'
import { accountHeader, content } from './support/customer'
import { mobilePaths } from './support/paths'
import { expect as anyExpect, test } from './support/test'

const REPETITIONS = 200
/** What loads late loads in one round; a leak grows in each. */
const MAX_ROUNDS = 3
/** How often the page may become idle before its last change must have left nothing behind. */
const MAX_IDLE_PERIODS = 50
/** Only a page that hangs reaches these limits: a busy machine needs minutes for the changes. */
const expect = anyExpect.configure({ timeout: 120_000 })
test.setTimeout(20 * 60_000)

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

/** Without skeletons: the code that cleans the provider's HTML arrives after its page. */
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

type Weight = Awaited<ReturnType<typeof weigh>>

const isHeavier = (current: Weight, baseline: Weight) =>
  current.listeners > baseline.listeners ||
  current.nodes > baseline.nodes ||
  // One object kept at each twentieth change would be more.
  current.objects - baseline.objects >= REPETITIONS / 20 ||
  // Compiled code and the browser's own list of requests grow meanwhile.
  current.heap - baseline.heap >= REPETITIONS * 2_000

/** Resolves when the page has nothing to do. */
const waitUntilIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())))

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
  let baseline = await weigh(page, cdp)
  for (let round = 1; ; round++) {
    await goAround(page, REPETITIONS)
    let current = await weigh(page, cdp)
    // A busy page removes the last one late; a leak stays.
    for (let period = 0; period < MAX_IDLE_PERIODS && isHeavier(current, baseline); period++) {
      await waitUntilIdle(page)
      current = await weigh(page, cdp)
    }
    if (!isHeavier(current, baseline)) break
    expect(round, JSON.stringify({ baseline, current })).toBeLessThan(MAX_ROUNDS)
    baseline = current
  }
})
