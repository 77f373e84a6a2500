import type { Locator } from '@playwright/test'
import { brands } from '../../scripts/brands'
import { accountHeader, button, contractMenu, heading } from './support/customer'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

const heightOf = async (part: Locator) => Math.round((await part.boundingBox())?.height ?? 0)

test('F4: the blue header is large on home pages and slim on task pages', async ({ page, visit }) => {
  await visit('everyday')
  for (const path of ['/', '/listing', '/bills', '/recharge-credit']) {
    if (path !== '/') await page.goto(path)
    await expect(accountHeader(page)).toContainText('23,40 €')
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      const isSlim = (height: number) => height >= 68 && height <= 80
      const height = await heightOf(accountHeader(page))
      expect(path === '/' ? height >= 128 : isSlim(height), `${path}, ${width} px: ${height} px`).toBe(true)
    }
  }
})

for (const brand of brands.keys())
  test.describe(`the ${brand} brand`, () => {
    test.use({ brand })
    test('the focus outline in coloured bands has the colour of their text', async ({ page, visit }) => {
      await visit('everyday')
      await page.keyboard.press('Tab')
      const topUp = accountHeader(page).getByRole('link', { name: 'Guthaben aufladen' })
      const colour = (target: Locator, name: 'color' | 'outlineColor') =>
        target.evaluate((element, name) => getComputedStyle(element)[name], name)
      for (const [focused, text] of [
        [button(page, 'Profil'), button(page, 'Profil')],
        [button(page, 'Aktualisieren'), button(page, 'Aktualisieren')],
        // This button is filled: its text lies on the button, its outline on the band.
        [topUp, accountHeader(page)],
      ] as const) {
        await focused.focus()
        expect(await colour(focused, 'outlineColor'), `${focused}`).toBe(await colour(text, 'color'))
      }
    })
  })

test('forced colours remove the header picture and outline the selected filter', async ({ page, visit }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('everyday', '/bills', postpaid)
  await expect(accountHeader(page).locator('..')).toHaveCSS('background-image', 'none')
  const filter = page.getByRole('group', { name: 'Rechnungen filtern' })
  await expect(filter.getByRole('button', { name: 'Alle' })).toHaveCSS('outline-style', 'solid')
  await expect(filter.getByRole('button', { name: 'Offen' })).toHaveCSS('outline-style', 'none')
})

test('forced colours draw the edge of sheets and dialogs, and the dot of an unread message', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('everyday')
  const modal = page.getByRole('dialog')
  const edge = () =>
    modal.evaluate((element) => {
      const { outlineStyle, outlineColor } = getComputedStyle(element)
      return `${outlineStyle}, ${outlineColor.startsWith('rgba') ? 'transparent' : 'visible'}`
    })
  await button(page, 'Bonus anzeigen').click()
  await expect.poll(edge).toBe('solid, visible')
  await page.keyboard.press('Escape')
  await button(page, 'Benachrichtigungen, 2 ungelesen').click()
  await expect.poll(edge).toBe('solid, visible')
  const unread = modal.getByRole('listitem').first().locator('div').first()
  const colours = await unread.evaluate((element) => {
    const dot = getComputedStyle(element, '::before')
    return [dot.backgroundColor, getComputedStyle(element).color]
  })
  expect(colours[0]).toBe(colours[1])
})

test('large text keeps the words of the bottom bar whole', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [account, path] of [
    ['everyday', '/'],
    ['everyday', '/tv'],
  ] as const) {
    await visit(account, path)
    const labels = page.getByRole('navigation', { name: 'Schnellzugriff' }).locator('li span:last-child')
    await expect(labels.nth(3)).toBeVisible()
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% !important }')
      document.adoptedStyleSheets = [sheet]
    })
    // The lines of each label, and its words.
    const counts = await labels.evaluateAll((elements) =>
      elements.map((element) => {
        const text = element.firstChild
        const range = document.createRange()
        if (text) range.selectNodeContents(text)
        return [element.textContent, range.getClientRects().length] as const
      }),
    )
    for (const [text, lines] of counts) expect(lines, text).toBeLessThanOrEqual(text.split(/[ -]/).length)
  }
})

test('U2: an amount in the listing stays on one line with its unit', async ({ page, visit }) => {
  await page.clock.setFixedTime(new Date(2026, 10, 20, 10))
  await visit('everyday', '/listing')
  const measures = page.getByRole('group', { name: 'Verbrauch pro Tag' })
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const lineHeight = await heightOf(measures.getByText(/^\d{1,2}\sSMS$/))
    expect(await heightOf(measures.getByText(/^[\d.]{5,}\sMB$/)), `${width} px`).toBe(lineHeight)
  }
})

test('A1: the settings are a list with the values and the selected one beside it', async ({
  page,
  visit,
}) => {
  await visit('everyday', '/administration?tab=account')
  const place = async (role: 'tablist' | 'tabpanel') =>
    (await page.getByRole(role).boundingBox()) ?? { x: 0, width: 0 }
  for (const width of [1280, 768]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('tab', { name: 'Mailbox' })).toHaveAccessibleDescription('Ein')
    const [list, panel] = [await place('tablist'), await place('tabpanel')]
    expect(list.x + list.width).toBeLessThan(panel.x)
  }
})

test('A1: on a phone, the settings are a list with the known values, and Back works', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await visit('everyday', '/administration')
  const tab = (name: string) => page.getByRole('tab', { name })
  await expect(page.getByRole('tab')).toHaveCount(5)
  await expect(tab('Sprache')).toHaveAccessibleDescription('Deutsch')
  await expect(tab('Mailbox')).toHaveAccessibleDescription('Ein')
  const row = await tab('Mailbox').boundingBox()
  expect(row?.height).toBeGreaterThanOrEqual(48)
  await tab('Mailbox').press('Enter')
  await expect(page.getByRole('heading', { name: 'Mailbox' })).toBeFocused()
  await page.reload()
  await page.getByRole('radio', { name: 'Aus' }).click()
  await page.getByRole('link', { name: 'Alle Einstellungen' }).click()
  await expect(tab('Mailbox')).toBeFocused()
  await expect(tab('Mailbox')).toHaveAccessibleDescription('Aus')
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Aus' })).toBeChecked()
})

test('A6: a turned phone keeps a new password', async ({ page, visit }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await visit('everyday', '/administration?tab=account')
  const password = page.getByLabel('Neues Passwort', { exact: true })
  await password.fill('Winter2026')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('link', { name: 'Alle Einstellungen' })).toBeVisible()
  await expect(password).toHaveValue('Winter2026')
})

test('F12 F11: the menu covers the page below 1024 px, and stays open above', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1023, height: 800 })
  await visit('everyday')
  await expect(contractMenu(page)).toHaveCount(0)
  await button(page, 'Menü').click()
  await contractMenu(page).getByRole('link', { name: 'Rechnungen' }).click()
  await expect(page).toHaveURL('/bills')
  await expect(contractMenu(page)).toHaveCount(0)

  await page.setViewportSize({ width: 1024, height: 800 })
  await visit('everyday')
  await contractMenu(page).getByRole('link', { name: 'Verbindungen' }).click()
  await expect(heading(page, 'Verbindungen')).toBeVisible()
  await button(page, 'Menü').click()
  await expect(contractMenu(page)).toHaveCount(0)
  await page.reload()
  await expect(button(page, 'Menü')).toHaveAttribute('aria-expanded', 'false')
  await expect(contractMenu(page)).toHaveCount(0)
})
