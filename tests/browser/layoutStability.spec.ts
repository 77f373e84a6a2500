import type { Page } from '@playwright/test'
import { content } from './support/landmarks'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
}

declare global {
  interface Window {
    shifts: { value: number; moved: string[] }[]
  }
}

/** Notes every shift of the page, with what moved. */
function watchShifts() {
  window.shifts = []
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const tag = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
    return `${tag}: ${place(previousRect)} → ${place(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.shifts.push({ value, moved: sources.map(describe) })
  }).observe({ type: 'layout-shift', buffered: true })
}

const shiftsOf = (page: Page) => page.evaluate(() => window.shifts)

for (const [world, path, stored] of [
  ['everyday', '/', {}],
  ['everyday', '/tv', {}],
  ['everyday', '/listing', {}],
  ['everyday', '/bills', {}],
  ['everyday', '/', postpaid],
  ['empty', '/', {}],
] as const)
  test(`M2: nothing moves while ${path} of ${stored.phone ?? world} loads`, async ({ page, visit }) => {
    await page.addInitScript(watchShifts)
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      await visit(world, path, stored)
      await expect(content(page).locator('h1, p').first()).toBeVisible()
      await expect(page.getByRole('status').getByText('Wird geladen')).toHaveCount(0)
      const shifts = await shiftsOf(page)
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      expect(sum, `${width} px: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(0.01)
    }
  })

test('P7: on a phone a message and the bar at the foot move nothing', async ({ page, visit }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(watchShifts)
  await visit('everyday', '/transaction-completed-mobile')
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByText(/\w/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible()
  const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved)
  expect(moved.filter((what) => what.includes('toaster'))).toEqual([])
})
