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

/** Notes every shift of the page, with what was moved. */
function watchShifts() {
  window.shifts = []
  const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const text = node?.textContent?.slice(0, 60)
    const tag = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeName
    return `${text || tag}: ${place(previousRect)} → ${place(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.shifts.push({ value, moved: sources.map(describe) })
  }).observe({ type: 'layout-shift', buffered: true })
}

for (const width of [320, 390, 1280])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const [world, path, contract] of [
      ['everyday', '/'],
      ['everyday', '/tv'],
      ['everyday', '/listing'],
      ['everyday', '/bills'],
      ['everyday', '/', 'postpaid'],
      ['empty', '/'],
    ] as const)
      test(`M2: nothing moves while ${path} of ${contract ?? world} loads`, async ({ page, visit }) => {
        await page.addInitScript(watchShifts)
        await visit(world, path, contract ? postpaid : {})
        await expect(content(page).locator('h1, p').first()).toBeVisible()
        await expect(page.getByRole('status').getByText('Wird geladen')).toHaveCount(0)
        const shifts = await page.evaluate(() => window.shifts)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(0.01)
      })
  })

test('P7: on a phone a message and the bar at the foot move nothing', async ({ page, visit }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(watchShifts)
  await visit('everyday', '/transaction-completed-mobile')
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByText(/\w/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible()
  const shifts = await page.evaluate(() =>
    window.shifts.filter(({ moved }) => moved.some((what) => what.includes('toaster'))),
  )
  expect(shifts).toEqual([])
})
