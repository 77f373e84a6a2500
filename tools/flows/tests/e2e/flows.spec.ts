import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import { appearancesAt, expectAccessible } from '../../../../tests/e2e/support/axe'
import { test } from './flowsServer'

// One development server for all of these.
test.describe.configure({ mode: 'default' })

const openPage = (page: Page, hash: string) => page.goto(`/tools/flows/page/#/${hash}`)
const locators = (page: Page) => ({
  state: (id: string) => page.locator(`[data-state="${id}"]`),
  drawing: page.getByRole('region', { name: 'Drawing' }),
  map: page.getByRole('region', { name: 'The map of all flows' }),
  panel: page.getByRole('complementary', { name: 'Chosen' }),
  found: page.getByRole('region', { name: 'Found' }),
  size: page.getByRole('toolbar', { name: 'Size of the drawing' }).getByRole('button'),
})

test('X3: analysts open, read and export every flow of the map', async ({ page, externalRequests }) => {
  const { state, map } = locators(page)
  const flows = readdirSync('machines').flatMap((name) => /^(\w+)\.machine\.ts$/.exec(name)?.[1] ?? [])
  await openPage(page, '')
  const links = page.getByRole('navigation', { name: 'Flows' }).getByRole('link')
  await expect(links).toHaveText(['All flows', ...flows])
  for (const flow of flows) await expect(map.locator(`a[href="#/${flow}"]`)).toHaveCount(1)
  await map.locator('a[href="#/tariff"]').click()
  await expect(state('tariff.insufficientFunds')).toContainText('A modal says that')
  const port = page.getByRole('row', { name: /^activateTariff charges/ })
  await expect(port).toContainText('Only one plan may be active')
  for (const [format, content] of [
    ['SVG', /^<svg [\s\S]*insufficientFunds[\s\S]*<\/svg>\n$/],
    ['Mermaid', /stateDiagram-v2[\s\S]*insufficientFunds/],
    ['SCXML', /^<\?xml [\s\S]*<state id="tariff.insufficientFunds">[\s\S]*<\/scxml>\n$/],
    ['Code for Stately', /^import [\s\S]*createMachine\([\s\S]*insufficientFunds: \{/],
  ] as const) {
    await page.getByRole('button', { name: 'Export' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: format }).click()
    expect(readFileSync(await (await download).path(), 'utf8')).toMatch(content)
    await page.keyboard.press('Escape')
  }
  expect(externalRequests).toEqual([])
})

test('X3: analysts search for a requirement, and the address keeps the result', async ({ page }) => {
  const { state, drawing, panel, found } = locators(page)
  await openPage(page, 'topUp')
  await expect(page.getByRole('heading', { name: 'topUp' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('where is T3?')
  await expect(found.getByRole('region', { name: 'Golden paths' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page, appearancesAt(1280))
  for (const _ of ['to the requirement', 'to the state']) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(found).toBeHidden()
  const isShown = async () => {
    await expect(page).toHaveURL(/#\/tariff\/insufficientFunds$/)
    await expect(state('tariff.insufficientFunds')).toHaveAttribute('aria-pressed', 'true')
    await expect(state('tariff.insufficientFunds').locator('rect')).toBeInViewport({ ratio: 1 })
    await expect(panel).toContainText('fundsAreInsufficient')
  }
  await isShown()
  await page.reload()
  await isShown()
  await panel.getByRole('link', { name: 'T3' }).click()
  await expect(panel.getByRole('heading', { name: 'T3' })).toBeVisible()
  await expect(panel).toBeFocused()
  await expect(drawing.locator('.highlighted')).toHaveCount(3)
  await page.goBack()
  await isShown()
  await openPage(page, 'tarif')
  await expect(page.getByRole('alert')).toHaveText('There is no flow “tarif”.')
})

test('X3: analysts zoom and read a drawing by keyboard and on a phone', async ({ page }) => {
  const { state, drawing, panel, size, found } = locators(page)
  await openPage(page, 'tariff')
  await expect(size.nth(1)).toHaveText('100 %')
  await page.keyboard.press('+')
  await expect(size.nth(1)).toHaveText('125 %')
  await page.keyboard.press('f')
  await expect(state('tariff').locator('rect')).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('/')
  await page.keyboard.type('zebra 0')
  await expect(found).toContainText('Nothing found')
  await page.keyboard.press('Escape')
  await page.keyboard.press('0')
  await expect(size.nth(1)).toHaveText('100 %')

  await drawing.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => drawing.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(state('tariff.loading')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(panel).toContainText('Comes from')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('navigation').getByRole('link', { name: 'voucher' }).click()
  await page.locator('[data-transition^="voucher"] .event').first().click()
  await expect(panel.getByRole('heading', { level: 3 })).toBeVisible()
  await page.getByText('Legend and keys').click()
  await expectAccessible(page, appearancesAt(390))
})

test('X3: the map fits its frame, drags open no link, and phones show the login first', async ({ page }) => {
  const { map } = locators(page)
  const isWide = () => map.evaluate((box) => box.scrollWidth > box.clientWidth)
  await openPage(page, '')
  await expect(map.locator('svg')).toBeVisible()
  expect(await isWide()).toBe(false)
  await page.keyboard.press('0')
  const link = map.locator('a[href="#/passwordChange"]')
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', inline: 'center' }))
  const scrollTop = () => map.evaluate((box) => box.scrollTop)
  const before = await scrollTop()
  const box = await link.boundingBox()
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20)
  await page.mouse.down()
  await page.mouse.move((box?.x ?? 0) + 15, (box?.y ?? 0) + (before > 0 ? 60 : -20), { steps: 4 })
  await page.mouse.up()
  await expect.poll(scrollTop).not.toBe(before)
  await expect(page).toHaveURL(/#\/$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(map.locator('a[href="#/smsLogin"] rect')).toBeInViewport({ ratio: 0.99 })
  await page.getByRole('button', { name: 'Fit width' }).click()
  expect(await isWide()).toBe(false)
  await expectAccessible(page, appearancesAt(390))
})

test('X3: analysts follow a golden path on the drawing, step by step', async ({ page }) => {
  const { state, drawing, panel } = locators(page)
  await openPage(page, 'tariff')
  await page.getByRole('link', { name: /^Golden paths \(\d+\)$/ }).click()
  for (const heading of ['Path 1', 'Path 2']) {
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(heading)
    await panel.getByRole('link', { name: 'next' }).click()
  }
  const retry = page.locator('[data-transition="tariff.failed load.retry 0"]')
  await expect(retry).toHaveClass(/\bhighlighted\b/)
  await expect(drawing.locator('.steps')).toContainText(['1, 3', '2, 4', '5, 9, 14'])
  const second = panel.getByRole('listitem').nth(1)
  await expect(second).toContainText('load.retry → loading')
  await second.getByRole('link', { name: 'load.retry' }).click()
  await expect(retry).toHaveClass(/\bselected\b/)
  await expect(drawing.locator('.steps')).toContainText(['1, 3', '2, 4', '5, 9, 14'])
  await panel.getByRole('link', { name: 'tariff, path 3' }).click()

  await page.setViewportSize({ width: 390, height: 844 })
  await panel.getByRole('listitem').nth(11).getByRole('link', { name: 'activateTariff fails' }).click()
  await expect(drawing.locator('.selected .label')).toBeInViewport({ ratio: 1 })
  // The drawing marks an outer state before the inner one in which the path begins.
  await openPage(page, 'billPayment?path=2')
  await expect(state('billPayment.choosing.idle').locator('rect')).toBeInViewport({ ratio: 0.99 })
})

test('X3: analysts see where customers of a release went, and what changed since another', async ({
  page,
}) => {
  const { state, drawing, map } = locators(page)
  const report = (build: string, accepted: number) =>
    JSON.stringify({
      ...{ kind: 'flow', build },
      counts: {
        'tariff xstate.init': 10,
        'tariff.browsing tariff.activate 0': 8,
        'tariff.confirmingTerms terms.accept 0': accepted,
      },
    })
  await openPage(page, 'tariff')
  await page.getByRole('button', { name: 'Counts' }).click()
  const collected = { name: 'collected.jsonl', mimeType: 'application/jsonl' }
  const file = page.getByLabel('Collected reports')
  await file.setInputFiles({ ...collected, buffer: Buffer.from('{"kind":"crash"}') })
  await expect(page.getByRole('alert')).toHaveText('There is no report of the kind “flow”.')
  const lines = [report('new', 2), report('old', 6)].join('\n')
  await file.setInputFiles({ ...collected, buffer: Buffer.from(lines) })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.getByText('This flow began 10 times, in the other release 10 times.')).toBeVisible()
  const widthOf = (arrow: string) =>
    page
      .locator(`[data-transition="${arrow}"] > .arrow`)
      .evaluate((line) => Number.parseFloat(getComputedStyle(line).strokeWidth))
  expect(await widthOf('tariff.browsing tariff.activate 0')).toBe(9)
  expect(await widthOf('tariff.confirmingTerms terms.accept 0')).toBe(3)
  const labels = drawing.locator('.count')
  await expect(labels).toContainText(['6 end here · 75 % · +50', '8 · 100 % · ±0', '2 · 25 % · −50'])
  await expectAccessible(page, appearancesAt(1280))
  await page.getByLabel('Compared with').selectOption('none')
  await expect(labels).toContainText(['6 end here · 75 %', '8 · 100 %', '2 · 25 %'])
  await page.getByLabel('Release').selectOption('old')
  await expect(labels).toContainText(['2 end here · 25 %', '8 · 100 %', '6 · 75 %'])

  await page.getByRole('link', { name: 'All flows' }).click()
  await expect(map.locator('.count')).toHaveText(['began 10×'])
  await map.locator('a[href="#/tariff?mode=counts"]').click()
  await expect(state('tariff.confirmingTerms')).toHaveAttribute('data-change', 'same')
  await expect(labels).toContainText(['8 · 100 %'])
})

test('X3: analysts open the rules of a flow and see whether each holds, and what breaks it', async ({
  page,
}) => {
  const { drawing, panel } = locators(page)
  const results: string[] = []
  page.on('request', (request) => request.url().includes('checkedRules') && results.push(request.url()))
  await openPage(page, 'tariff')
  const rules = page.getByRole('link', { name: /^Rules \(\d+\)$/ })
  await expect(rules).toBeVisible()
  expect(results).toEqual([])
  await rules.click()
  await expect(panel.getByRole('status')).toHaveText(/^Holds in all \d+ full states/, { timeout: 60_000 })
  const sentence = 'After an unknown outcome, a plan is activated only after a new confirmation.'
  const own = panel.getByRole('list', { name: 'Rules of tariff' }).getByRole('listitem')
  await expect(own.filter({ hasText: 'holds' })).toHaveCount(await own.count())
  await panel.getByRole('link', { name: sentence }).click()
  await expect(panel.getByRole('heading', { name: sentence })).toBeVisible()
  await expectAccessible(page, appearancesAt(1280))

  const steps = [
    ['tariff.activate', 'browsing tariff.activate 0', 'confirmingTerms'],
    ['terms.accept', 'confirmingTerms terms.accept 0', 'activating'],
  ].map(([label, arrow, after]) => ({ label, arrows: [`tariff.${arrow}`], stateAfter: `tariff.${after}` }))
  const counterexample = { start: 'tariffs', begin: 'tariff.browsing', steps, visits: ['tariff.browsing'] }
  const broken = [{ flow: 'tariff', name: 'newConfirmation', fullStates: 9, counterexample }]
  await page.route('**/checkedRules.data.ts*', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const checkedRules = ${JSON.stringify(broken)}`,
    }),
  )
  await page.reload()
  await expect(panel.getByRole('status')).toContainText('Broken. This walk breaks it.')
  await expect(drawing.locator('.steps')).toHaveText(['1', '2'])
  await panel.getByRole('link', { name: 'terms.accept' }).click()
  await expect(drawing.locator('.selected .label')).toBeInViewport({ ratio: 1 })
})

test('X3: the page says that the rules could not be checked, and tries again', async ({ page }) => {
  const { panel } = locators(page)
  await page.route('**/checkedRules.data.ts*', (route) => route.abort(), { times: 1 })
  await openPage(page, 'tariff')
  await page.getByRole('link', { name: /^Rules \(\d+\)$/ }).click()
  await expect(panel.getByRole('status')).toContainText('did not load')
  await panel.getByRole('button', { name: 'Try again' }).click()
  await expect(panel.getByRole('status')).toHaveText(/^Holds/, { timeout: 60_000 })
})
