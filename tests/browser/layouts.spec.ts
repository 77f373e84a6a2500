import type { Locator } from '@playwright/test'
import { accountHeader } from './support/landmarks'
import { postpaid } from './support/payment'
import { expect, test } from './support/test'

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('F4: the blue header is large on a home, and slim where a task begins', async ({ page, visit }) => {
      const height = async () => Math.round((await accountHeader(page).boundingBox())?.height ?? 0)
      await visit('everyday')
      await expect(accountHeader(page)).toContainText('23,40 €')
      expect(await height()).toBeGreaterThanOrEqual(128)
      for (const path of ['/listing', '/bills', '/recharge-credit']) {
        await page.goto(path)
        await expect(accountHeader(page)).toContainText('23,40 €')
        expect(await height(), path).toBeGreaterThanOrEqual(68)
        expect(await height(), path).toBeLessThanOrEqual(80)
      }
    })
  })

test('what has the focus in the bands is outlined in the colour of their text, in both brands', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  await page.keyboard.press('Tab')
  const button = (name: string) => page.getByRole('button', { name })
  const first = accountHeader(page).getByRole('link', { name: 'Guthaben aufladen' })
  const colour = (of: Locator, name: 'color' | 'outlineColor') =>
    of.evaluate((element, name) => getComputedStyle(element)[name], name)
  for (const brand of ['first', 'second']) {
    await page.evaluate((brand) => Object.assign(document.documentElement.dataset, { brand }), brand)
    // The text of the button that is filled stands on the button, and not on the band.
    const texts = [
      { focused: button('Profil'), text: button('Profil') },
      { focused: button('Aktualisieren'), text: button('Aktualisieren') },
      { focused: first, text: accountHeader(page) },
    ]
    for (const { focused, text } of texts) {
      await focused.focus()
      expect(await colour(focused, 'outlineColor'), `${brand} ${focused}`).toBe(await colour(text, 'color'))
    }
  }
})

test('where the system takes the colours, the header stands on its ground, and what is chosen has a line', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('everyday', '/bills', postpaid)
  const band = accountHeader(page).locator('..')
  await expect(band).toHaveCSS('background-image', 'none')
  const filter = page.getByRole('group', { name: 'Rechnungen filtern' })
  await expect(filter.getByRole('button', { name: 'Alle' })).toHaveCSS('outline-style', 'solid')
  await expect(filter.getByRole('button', { name: 'Offen' })).toHaveCSS('outline-style', 'none')
})
