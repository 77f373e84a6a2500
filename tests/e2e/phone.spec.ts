import type { Locator, Page } from '@playwright/test'
import { button, content } from './support/customer'
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

test('F12: the bar is at the bottom and never hides the last control', async ({ page, visit }) => {
  await visit('everyday')
  await expect(bar(page).getByRole('link')).toHaveCount(4)
  for (const scrolled of [0, 400]) {
    await page.evaluate((top) => scrollTo(0, top), scrolled)
    const box = await bar(page).boundingBox()
    expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(844)
  }
  await expect(content(page).getByRole('heading', { name: 'Treueprogramm' })).toBeVisible()
  // What loads late makes the page longer.
  const endIsClear = async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    return isClear(page.getByRole('contentinfo').getByRole('link').last())
  }
  await expect.poll(endIsClear).toBe(true)
})

test('F12: a focused field is above the bar and the keyboard', async ({ page, visit }) => {
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
  // A large keyboard leaves so little space that the bar moves to the bottom of the page.
  await page.setViewportSize({ width: 390, height: 400 })
  await expect(bar(page)).toHaveCSS('position', 'static')
})

test('F12: a message appears above the bar', async ({ page, visit, sandbox }) => {
  sandbox.faults.set({ operationId: 'getBills', fault: '502' })
  await visit('everyday', '/bills')
  const message = page.locator('#toaster p').first()
  await expect(message).toBeVisible()
  const [above, foot] = await Promise.all([message.boundingBox(), bar(page).boundingBox()])
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(foot?.y ?? 0)
})

for (const height of [560, 640, 740, 844])
  test(`P4: a message leaves the pressed button in sight, ${height} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height })
    await visit('everyday', '/recharge-credit?tab=voucher')
    await content(page).getByLabel('Gutscheincode').fill('9999')
    const topUp = content(page).getByRole('button', { name: 'Aufladen', exact: true })
    await topUp.click()
    await expect(page.locator('#toaster p').first()).toBeVisible()
    await expect.poll(() => isClear(topUp)).toBe(true)
  })

test('P4: a message does not move a page that the customer has scrolled', async ({
  page,
  context,
  visit,
}) => {
  await visit('everyday', '/listing')
  await expect(content(page).getByRole('button', { name: 'Details' }).first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 500))
  await context.setOffline(true)
  await expect(page.locator('#toaster p').first()).toBeVisible()
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  expect(await page.evaluate(() => scrollY)).toBe(500)
})

const opener = (page: Page) => button(page, 'Bonus anzeigen')
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Ihr Bonus' })

/** The box of an element after its animations. */
async function restingBox(target: Locator) {
  await target.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  )
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} has no box`)
  return box
}

/** Pulls the sheet down by its grip, slowly enough to be no swipe. */
async function pull(page: Page, by: number): Promise<void> {
  const { x, y, width } = await restingBox(sheet(page))
  await page.mouse.move(x + width / 2, y + 10)
  await page.mouse.down()
  for (let step = 1; step <= 10; step++) {
    await page.mouse.move(x + width / 2, y + 10 + (by * step) / 10)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
}

test('M6: a dialog opens at the bottom; a long drag closes it', async ({ page, visit }) => {
  await visit('everyday')
  await opener(page).click()
  const { x, y, width, height } = await restingBox(sheet(page))
  expect([x, width, Math.round(y + height)]).toEqual([0, 390, 844])
  expect(y).toBeGreaterThan(300)
  await pull(page, 30)
  await page.mouse.up()
  await expect(async () => expect((await restingBox(sheet(page))).y).toBe(y)).toPass()
  await expect(sheet(page)).toBeVisible()
  await pull(page, 200)
  expect((await sheet(page).boundingBox())?.y).toBeCloseTo(y + 200, 0)
  await page.mouse.up()
  await expect(sheet(page)).toHaveCount(0)
  await expect(opener(page)).toBeFocused()
})

test('S3: the confirming button is above the cancel button', async ({ page, visit }) => {
  await visit('everyday')
  await button(page, 'Profil').click()
  await page.getByRole('menuitem', { name: 'Abmelden' }).click()
  const question = page.getByRole('dialog', { name: 'Möchten Sie sich abmelden?' })
  // The buttons move with their dialog.
  await restingBox(question)
  const logOut = await restingBox(question.getByRole('button', { name: 'Abmelden' }))
  const cancel = await restingBox(question.getByRole('button', { name: 'Abbrechen' }))
  expect(logOut.y).toBeLessThan(cancel.y)
  expect([logOut.x, logOut.width]).toEqual([cancel.x, cancel.width])
  expect(logOut.width).toBeGreaterThan(300)
})

test('T2 T5: double clicks open the terms, and change a tariff once', async ({ page, visit, sandbox }) => {
  const inCard = (tariff: string, name: string) =>
    page.getByRole('article', { name: tariff }).getByRole('button', { name, exact: true })
  const dialog = page.getByRole('dialog')
  const changes = () => sandbox.requests.map(({ path }) => path).filter((path) => path.includes('activate/'))
  await visit('everyday', '/Tariffs')
  for (const tariff of ['Mtel Free S', 'Mtel Free L', 'Extra 5 GB']) {
    await inCard(tariff, 'Aktivieren').dblclick({ delay: 30 })
    await expect(dialog).toContainText(tariff)
    if (tariff !== 'Extra 5 GB') await dialog.getByText('Abbrechen').click()
  }
  expect(changes()).toEqual([])
  for (const [confirm, next] of [
    ['Zahlungspflichtig aktivieren', 'Deaktivieren'],
    ['Extra 5 GB beenden', 'Aktivieren'],
  ] as const) {
    await dialog.getByRole('button', { name: confirm }).dblclick()
    await dialog.getByRole('button', { name: 'Fertig' }).click()
    await expect(page.getByRole('heading', { name: 'Extra 5 GB', exact: true })).toBeFocused()
    await expect(inCard('Extra 5 GB', next)).toBeVisible()
    await expect(dialog).toHaveCount(0)
    if (next === 'Deaktivieren') await inCard('Extra 5 GB', next).click()
  }
  expect(changes()).toEqual(['/api/tariffs/activate/PACK_DATA_5', '/api/tariffs/deactivate/PACK_DATA_5'])
})
