import type { Locator, Page } from '@playwright/test'
import { content } from './support/landmarks'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' })

/** Whether all of it is on the screen, and the bar lies over nothing of it. */
const isClear = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const foot = document.getElementById('quick')?.getBoundingClientRect().top ?? 0
    const there = document.elementFromPoint((left + right) / 2, bottom - 3)
    return top >= 0 && bottom <= foot && there !== null && element.contains(there)
  })

test('F12: the bar stands at the foot of the screen from the first paint on, and stays while the page scrolls', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  const foot = async () => {
    const box = await bar(page).boundingBox()
    return box && Math.round(box.y + box.height)
  }
  expect(await foot()).toBe(844)
  await page.evaluate(() => scrollTo(0, 400))
  expect(await foot()).toBe(844)
  await expect(bar(page).getByRole('link')).toHaveCount(4)
})

test('F12: the last control of a long page can be scrolled free of it', async ({ page, visit }) => {
  await visit('everyday')
  await expect(content(page).getByRole('heading', { name: 'Treueprogramm' })).toBeVisible()
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await isClear(last)).toBe(true)
})

test('F12: a field that takes the focus is not under it, nor is one with the keyboard on the screen', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/recharge-credit')
  const field = content(page).getByRole('textbox', { name: 'Betrag' })
  await expect(field).toBeVisible()
  for (const height of [844, 560]) {
    await page.setViewportSize({ width: 390, height })
    await page.evaluate(() => scrollTo(0, 0))
    await field.focus()
    expect(await isClear(field), `${height} px`).toBe(true)
    await field.blur()
  }
  // The keyboard leaves so little that the bar goes to the foot of the page.
  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bar(page)).toHaveCSS('position', 'static')
})

test('F12: a page of it is fetched when it is touched, and a message stands above it', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  const link = bar(page).getByRole('link', { name: 'Guthaben aufladen' })
  const [file] = await Promise.all([
    page.waitForRequest(/assets\/TopUp-/),
    link.dispatchEvent('touchstart', { bubbles: true }),
  ])
  expect(file.resourceType()).toBe('script')
  sandbox.faults.set({ operationId: 'getBills', fault: '502' })
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Rechnungen' }).click()
  const message = page.locator('#toaster p').first()
  await expect(message).toBeVisible()
  const [above, foot] = await Promise.all([message.boundingBox(), bar(page).boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
})
