import type { Locator, Page } from '@playwright/test'
import { content } from './support/landmarks'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 844 } })

const bar = (page: Page) => page.getByRole('navigation', { name: 'Schnellzugriff' })

/** Whether all of a control is on the screen and above the bar. */
const isClear = (control: Locator) =>
  control.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const foot = document.getElementById('quick')?.getBoundingClientRect().top ?? 0
    const hit = document.elementFromPoint((left + right) / 2, bottom - 3)
    return top >= 0 && bottom <= foot && hit !== null && element.contains(hit)
  })

test('F12: the bar is at the foot from the first paint on, and the last control scrolls free of it', async ({
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
  await expect(content(page).getByRole('heading', { name: 'Treueprogramm' })).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await isClear(page.getByRole('contentinfo').getByRole('link').last())).toBe(true)
})

test('F12: a field with the focus is above the bar, also with a keyboard on the screen', async ({
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
  // A large keyboard leaves so little that the bar goes to the foot of the page.
  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bar(page)).toHaveCSS('position', 'static')
})

test('F12: a message stands above the bar', async ({ page, visit, sandbox }) => {
  sandbox.faults.set({ operationId: 'getBills', fault: '502' })
  await visit('everyday', '/bills')
  const message = page.locator('#toaster p').first()
  await expect(message).toBeVisible()
  const [above, foot] = await Promise.all([message.boundingBox(), bar(page).boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
})
