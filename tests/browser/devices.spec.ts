import { accountHeader, content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('D1: the devices of a TV contract; the mobile one among them leads to /', async ({ page, visit }) => {
  await visit('everyday')
  await contractEntry(page, 'Fernsehen zu Hause').click()
  await page.getByRole('link', { name: 'Geräte' }).click()
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText('Keine offenen Gebühren')
  await expect(content(page).getByRole('listitem')).toContainText([
    'TV-Box WohnzimmerAktiviert am 16.10.2025',
    'TV-Box SchlafzimmerAktiviert am 22.08.2026',
    'Mtel Free M436601000001Aktiviert am 20.12.2024',
  ])
  await content(page)
    .getByRole('button', { name: /436601000001/ })
    .click()
  await expect(page).toHaveURL('/')
  await expect(accountHeader(page)).toContainText('436601000001')
})

test('T8 T9: TV packages and both tariffs', async ({ page, visit }) => {
  await visit('everyday', '/tv-tariffs')
  await expect(content(page).getByRole('heading', { level: 2 })).toHaveText([
    'TV Start',
    'TV Komfort',
    'TV Premium',
  ])
  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(content(page)).toContainText('Videothek')
  await contractEntry(page, 'Internet zu Hause').click()
  await expect(content(page)).toContainText('150/30 Mbit/s')
})
