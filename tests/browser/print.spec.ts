import type { Page } from '@playwright/test'
import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

/** Only what is on paper; a page that leaves nothing over has not been drawn yet. */
async function print(page: Page) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('main')).toBeVisible()
}

async function expectBarePaper(page: Page) {
  await expect(page.getByRole('banner')).toBeHidden()
  for (const name of ['Verträge', 'Schnellzugriff', 'Hauptnavigation'])
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('button')).toHaveCount(0)
  // Whatever the screen looks like: no word in a light colour, no ground in a dark one, no shadow.
  const looks = await page.locator('main, main *').evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { color, backgroundColor, boxShadow } = getComputedStyle(element)
        return `${color} on ${backgroundColor}, ${boxShadow}`
      }),
  )
  const grounds = ['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']
  expect(looks.filter((look) => !grounds.some((ground) => look.endsWith(` on ${ground}, none`)))).toEqual([])
}

for (const width of [390, 1280])
  test(`bills on paper, from a screen of ${width} px: the amounts and whose they are`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit('everyday', '/bills', { phone: '436601000011' })
    const card = content(page).getByRole('listitem').first()
    await expect(card).toContainText('€')
    await print(page)
    await expectBarePaper(page)
    await expect(accountHeader(page)).toContainText('436601000011')
    await expect(accountHeader(page)).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(card).toBeVisible()
    await expect(card).toHaveCSS('break-inside', 'avoid')
    await expect(card.getByText(/€/).first()).toHaveCSS('color', 'rgb(0, 0, 0)')
  })

test('a listing on paper: month, kind and every entry', async ({ page, visit }) => {
  await visit('everyday', '/listing')
  const entry = content(page).getByRole('listitem').first()
  await expect(entry).toBeVisible()
  await print(page)
  await expectBarePaper(page)
  await expect(page.getByRole('combobox', { name: 'Monat' })).toBeVisible()
  await expect(entry).toBeVisible()
  await expect(entry).toHaveCSS('break-inside', 'avoid')
})

test('the result of a payment on paper', async ({ page, visit }) => {
  await visit('everyday', '/recharge-credit')
  await page.getByLabel('Betrag').fill('20')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Weiter zur Zahlung' }).click()
  await page.getByRole('button', { name: 'Bezahlen' }).click()
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
  await print(page)
  await expectBarePaper(page)
  await expect(page.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('43,40 €').first()).toBeVisible()
})
