import { readdirSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { expectAccessible, looksAt } from '../../../../tests/browser/support/axe'
import { state } from './drawing'
import { test } from './flowsServer'

const machines = readdirSync('machines').filter((name) => name.endsWith('.machine.ts'))

// One development server for all of these.
test.describe.configure({ mode: 'default' })

test('X3: analysts read every flow, and take its machine to an editor', async ({ page, context, left }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tools/flows/page/')
  const flows = page.getByRole('navigation', { name: 'Flows' }).getByRole('link')
  await expect(flows).toHaveText(['All flows', ...machines.map((name) => name.replace('.machine.ts', ''))])
  const map = page.getByRole('region', { name: 'The map of all flows' })
  for (const machine of machines)
    await expect(map.locator(`a[href="#/${machine.replace('.machine.ts', '')}"]`)).toHaveCount(1)
  await map.locator('a[href="#/tariff"]').click()
  await expect(page).toHaveURL(/#\/tariff$/)
  await expect(state(page, 'tariff.missingFunds')).toContainText('A modal says that the')
  await expect(page.getByRole('row', { name: /^activateTariff charges code/ })).toContainText(
    'Only one plan may be active',
  )
  await page.getByRole('button', { name: 'Copy for Stately’s editor' }).click()
  await expect(page.getByRole('status')).toContainText('Copied')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(readFileSync('machines/tariff.machine.ts', 'utf8'))
  await page.getByText('Export', { exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'SCXML' }).click()
  expect((await download).suggestedFilename()).toBe('tariff.scxml')
  expect(left).toEqual([])
})

test('X3: analysts ask where a requirement stands, and the address leads there again', async ({ page }) => {
  await page.goto('/tools/flows/page/#/topUp')
  await expect(page.getByRole('heading', { name: 'topUp' })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('where is T3?')
  const found = page.getByRole('listbox', { name: 'Found' })
  for (const kind of ['Requirements', 'States', 'Arrows', 'Screens', 'Tests', 'Golden paths'])
    await expect(found.getByRole('group', { name: kind }).getByRole('option').first()).toBeVisible()
  await expectAccessible(page, looksAt(1280))
  await page.keyboard.press('ArrowDown')
  await expect(found.getByRole('option', { selected: true })).toContainText('tariff.missingFunds')
  await page.keyboard.press('Enter')
  await expect(found).toBeHidden()
  await expect(page).toHaveURL(/\/atlas\/#\/tariff\/missingFunds$/)
  const panel = page.getByRole('complementary', { name: 'Chosen' })
  const isShown = async () => {
    await expect(state(page, 'tariff.missingFunds')).toHaveAttribute('aria-pressed', 'true')
    await expect(state(page, 'tariff.missingFunds').locator('rect')).toBeInViewport({ ratio: 1 })
    await expect(panel).toContainText('balanceWasTooLow')
  }
  await isShown()
  await page.reload()
  await isShown()
  await panel.getByRole('link', { name: 'T3' }).click()
  await expect(panel.getByRole('heading', { name: 'T3' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Drawing' }).locator('.named')).toHaveCount(3)
  await page.getByRole('button', { name: 'Replay' }).click()
  await expect(page).toHaveURL(/mode=replay/)
  for (const _ of ['from the replay', 'from the requirement']) await page.goBack()
  await isShown()
  await page.goto('/tools/flows/page/#/tarif')
  await expect(page.getByRole('alert')).toContainText('There is no flow “tarif”')
  await expect(page.getByRole('heading', { name: 'session' })).toBeVisible()
})

test('X3: a drawing is zoomed, moved and read by keys, and on a phone', async ({ page }) => {
  await page.goto('/tools/flows/page/#/tariff')
  const drawing = page.getByRole('region', { name: 'Drawing' })
  const width = async () => (await drawing.locator('svg').boundingBox())?.width ?? 0
  const natural = Number(/width="(\d+)"/.exec(readFileSync('machines/diagrams/tariff.svg', 'utf8'))?.[1])
  await expect.poll(width).toBe(natural)
  await page.keyboard.press('+')
  await expect.poll(width).toBe(Math.floor(natural * 1.25))
  await page.keyboard.press('f')
  await expect(state(page, 'tariff').locator('rect')).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('0')
  await expect.poll(width).toBe(natural)

  await drawing.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => drawing.evaluate((box) => box.scrollTop)).toBeGreaterThan(0)
  await page.keyboard.press('Tab')
  await expect(state(page, 'tariff.loading')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Chosen' })
  await expect(panel).toContainText('Comes from')
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('combobox', { name: 'Flow', exact: true }).selectOption('voucher')
  await page.locator('[data-transition^="voucher"] .event').first().click()
  await expect(panel.getByRole('heading')).not.toHaveCount(0)
  await expectAccessible(page, looksAt(390))
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Legend and keys' })).toBeVisible()
  await expectAccessible(page, looksAt(390))
})

test('X3: the map of all flows is zoomed and moved as a drawing is, and leads to a flow', async ({
  page,
}) => {
  await page.goto('/tools/flows/page/')
  const map = page.getByRole('region', { name: 'The map of all flows' })
  const link = (flow: string) => map.locator(`a[href="#/${flow}"]`)
  const width = async () => (await map.locator('svg').boundingBox())?.width ?? 0
  const natural = Number(/width="(\d+)"/.exec(readFileSync('machines/diagrams/map.svg', 'utf8'))?.[1])
  const isWide = () => map.evaluate((box) => box.scrollWidth > box.clientWidth)
  expect(await isWide()).toBe(false)
  await page.keyboard.press('f')
  await expect(link('forgotPassword').locator('rect')).toBeInViewport({ ratio: 0.99 })
  await page.keyboard.press('0')
  await expect.poll(width).toBe(natural)

  // A drag that ends on a link does not follow it.
  const tariff = link('tariff').locator('rect')
  await tariff.evaluate((rect) => rect.scrollIntoView({ block: 'center' }))
  const box = await tariff.boundingBox()
  if (!box) throw new Error('the map has no tariff')
  const scrolled = () => map.evaluate(({ scrollTop }) => scrollTop)
  const before = await scrolled()
  await page.mouse.move(box.x + 20, box.y + 20)
  await page.mouse.down()
  // However large the map is, it can be moved in one of both directions.
  const by = before >= 60 ? -60 : 60
  await page.mouse.move(box.x + 15, box.y + 20 - by, { steps: 4 })
  await page.mouse.up()
  await expect.poll(scrolled).toBe(before + by)
  await expect(page).toHaveURL(/\/atlas\/$/)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.reload()
  await expect(link('smsLogin').locator('rect')).toBeInViewport({ ratio: 0.99 })
  await expect.poll(width).toBe(natural)
  await page
    .getByRole('toolbar', { name: 'Size of the drawing' })
    .getByRole('button', { name: 'Width' })
    .click()
  expect(await isWide()).toBe(false)
  await expectAccessible(page, looksAt(390))
  await page.getByRole('button', { name: 'Larger' }).click()
  await link('passwordLogin').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('passwordLogin')
})

test('X3: a golden path is followed on the drawing, step by step', async ({ page }) => {
  await page.goto('/tools/flows/page/#/tariff')
  const panel = page.getByRole('complementary', { name: 'Chosen' })
  await page.getByRole('link', { name: /^Golden paths \(\d+\)$/ }).click()
  for (const heading of ['Path 1', 'Path 2']) {
    await expect(panel.getByRole('heading', { level: 3 })).toHaveText(heading)
    await panel.getByRole('link', { name: 'next' }).click()
  }
  const steps = page.getByRole('region', { name: 'Drawing' }).locator('.steps-taken')
  const retry = page.locator('[data-transition="tariff.failed load.retry 0"]')
  await expect(retry).toHaveClass(/\bnamed\b/)
  await expect(steps).toContainText(['1, 13', '2', '3, 8'])
  const second = panel.getByRole('listitem').nth(1)
  await expect(second).toContainText('load.retry → loading')
  await second.getByRole('link', { name: 'load.retry' }).click()
  await expect(retry).toHaveClass(/\bchosen\b/)
  await expect(panel).toBeFocused()
  await expect(steps).toContainText(['1, 13', '2', '3, 8'])
  await page.reload()
  await expect(retry).toHaveClass(/\bchosen\b/)
  await panel.getByRole('link', { name: 'tariff, path 3' }).click()

  await panel.getByRole('link', { name: 'load.retry' }).focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()

  await page.setViewportSize({ width: 390, height: 844 })
  await panel.getByRole('listitem').nth(11).getByRole('link', { name: 'outcome.check' }).click()
  await expect(page.locator('[data-transition^="tariff.outcomeUnknown"] .label')).toBeInViewport({ ratio: 1 })
  await expectAccessible(page, looksAt(390))
  await page.getByRole('combobox', { name: 'Flow', exact: true }).selectOption('voucher')
  await expect(steps).toHaveCount(0)

  // An outer state is marked before the inner one in which the path begins.
  await page.goto('/tools/flows/page/#/billPayment?path=2')
  await expect(state(page, 'billPayment.choosing.undisturbed').locator('rect')).toBeInViewport({
    ratio: 0.99,
  })
  await page.goto('/tools/flows/page/#/account?path=51')
  const ignored = panel.getByText('Nothing waits for it here').first()
  await expect(ignored).toHaveCSS('font-size', '12px')
})

test('X3: the keys of the page are its keys again once the search or the export is left', async ({
  page,
}) => {
  await page.goto('/tools/flows/page/#/tariff/missingFunds')
  const size = page.getByRole('toolbar', { name: 'Size of the drawing' }).locator('[aria-keyshortcuts="0"]')
  await expect(size).toHaveText('100 %')
  await page.keyboard.press('/')
  await page.keyboard.type('zebra quux')
  const found = page.getByRole('listbox', { name: 'Found' })
  await expect(page.getByText('Nothing found')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(found).toBeHidden()
  await page.keyboard.press('+')
  await expect(size).toHaveText('125 %')
  await page.keyboard.press('/')
  await page.keyboard.type('terms.accept')
  await expect(found.getByRole('option').first()).toContainText('terms.accept')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/arrow=terms\.accept/)
  await page.keyboard.press('0')
  await expect(size).toHaveText('100 %')

  const menu = page.getByText('Export', { exact: true })
  const svg = page.getByRole('button', { name: 'SVG' })
  await menu.click()
  await expect(svg).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(svg).toBeHidden()
  await expect(menu).toBeFocused()
  await expect(page).toHaveURL(/arrow=terms\.accept/)
  await menu.click()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(svg).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/#\/tariff$/)
})
