import type { CDPSession, Page } from '@playwright/test'
import { countTimers, goAround, visitedPaths as paths } from './support/goAround'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

const TIMES = 1_000
// Nothing that a test before has left to be cleared away is weighed.
test.use({ reuseContext: false })

/** All objects, arrays and functions that somebody still holds. */
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

const rests = (page: Page) => expect(page.getByText('Wird geladen')).toHaveCount(0)

/** What the overview holds once it has come to rest. */
async function weigh(page: Page, cdp: CDPSession) {
  await page.evaluate(() => history.pushState(null, '', '/'))
  await expect(content(page).getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  await expect(accountHeader(page)).toContainText('23,40 €')
  await expect(content(page).getByText('Minuten Österreich')).toBeVisible()
  await rests(page)
  // What is left of a page may end a moment later, such as what draws its bars.
  await expect.poll(() => page.evaluate(() => window.timers.size)).toBe(0)
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

test(`C3 F5: ${TIMES} changes of page leave nothing behind: heap, listeners, elements and timers`, async ({
  page,
  visit,
}) => {
  await page.addInitScript(countTimers)
  await visit('everyday')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // All code is there, and everything that is kept once is kept.
  for (const path of paths) {
    await page.evaluate((to) => history.pushState(null, '', to), path)
    await expect(content(page).getByRole('heading', { level: 1 })).toBeVisible()
    await rests(page)
  }
  await goAround(page, 5 * paths.length)
  const before = await weigh(page, cdp)
  await goAround(page, TIMES)
  // On a busy machine the last page is cleared away late; what is left behind for good stays at every look.
  await expect(async () => {
    const after = await weigh(page, cdp)
    expect(after.listeners).toBeLessThanOrEqual(before.listeners)
    expect(after.nodes).toBeLessThanOrEqual(before.nodes)
    // One thing kept at each twentieth change would be more.
    expect(after.objects - before.objects).toBeLessThan(TIMES / 20)
    // Compiled code and the browser's own list of requests grow meanwhile.
    expect(after.heap - before.heap).toBeLessThan(TIMES * 2_000)
  }).toPass({ timeout: 20_000 })
})
