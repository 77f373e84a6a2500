import type { Locator, Page } from '@playwright/test'
import { content, heading } from './support/customer'
import { mobilePaths, openPaths } from './support/paths'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'
import { hold } from './support/timing'

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
  const describe = ({ node, previousRect, currentRect }: LayoutShift['sources'][number]) => {
    const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
    return `${name}: ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`
  }
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[])
      window.shifts.push({ value, moved: sources.map(describe) })
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The shifts up to now and in the next frames: what loads after the paint can move the page, too. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 6; frames++) await new Promise(requestAnimationFrame)
    return window.shifts
  })

for (const [account, paths, stored] of [
  ['everyday', [...mobilePaths, '/tv', '/internet'], {}],
  ['everyday', ['/', '/bills'], postpaid],
  ['empty', ['/', '/bills', '/listing', '/device'], {}],
  [null, ['/login', ...openPaths], {}],
] as const)
  for (const width of [320, 1280])
    test(`M2: no page of ${stored.phone ?? account} shifts, ${width} px`, async ({
      page,
      visit,
      sandbox,
    }) => {
      await page.addInitScript(watchShifts)
      await page.setViewportSize({ width, height: 900 })
      await visit(account, '/404', stored)
      // Long enough for a skeleton to be painted.
      sandbox.faults.set({ operationId: '*', fault: 'delay', delayMs: 100 })
      for (const path of paths) {
        await page.goto(path)
        await content(page).locator('h1, p').first().waitFor()
        await page.getByRole('status').getByText('Wird geladen').waitFor({ state: 'hidden' })
        const shifts = await shiftsOf(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        expect.soft(sum, `${path}: ${JSON.stringify(shifts, null, 2)}`).toBeLessThan(0.01)
      }
    })

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0

for (const width of [390, 768, 1024, 1280])
  test(`B1: the filter of the bills appears where its skeleton was, ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 900 })
    const { release } = await hold(page, '**/api/bills*')
    await visit('everyday', '/bills', postpaid)
    // The skeletons of the debt and, on a wide screen, the chart are before it.
    const expected = await topOf(
      content(page)
        .locator('[data-pending]')
        .nth(width < 1024 ? 1 : 2),
    )
    release()
    const filter = content(page).getByRole('group', { name: 'Rechnungen filtern' })
    await content(page).getByText('Durchschnitt').waitFor()
    expect(Math.abs((await topOf(filter)) - expected)).toBeLessThan(2)
  })

test('P7: on a phone, neither a message nor the bottom bar shifts the page', async ({ page, visit }) => {
  await page.setViewportSize({ width: 412, height: 823 })
  await page.addInitScript(watchShifts)
  await visit('everyday', '/transaction-completed-mobile')
  await expect(page.getByRole('region', { name: 'Meldungen' }).getByText(/\w/)).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Schnellzugriff' })).toBeVisible()
  const moved = (await shiftsOf(page)).flatMap((shift) => shift.moved)
  expect(moved.filter((name) => name.includes('toaster'))).toEqual([])
})

for (const width of [390, 768])
  test(`P8: the footer stays where it is when the outcome of a payment appears, ${width} px`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const { release } = await hold(page, '**/api/bill-status*')
    await visit(
      'everyday',
      '/transaction-completed-bill-paying?resourcePath=/v1/checkouts/C0FFEE/payment',
      postpaid,
    )
    await expect(content(page).getByText('Wir fragen nach')).toBeVisible()
    const before = await topOf(page.getByRole('contentinfo'))
    release()
    await expect(heading(page, 'Zahlung noch nicht bestätigt')).toBeVisible()
    expect(Math.abs((await topOf(page.getByRole('contentinfo'))) - before)).toBeLessThan(2)
  })
