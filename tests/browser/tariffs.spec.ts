import type { Page } from '@playwright/test'
import type { Sandbox } from '../../sandbox/sandbox'
import { accountHeader, toasts } from './support/landmarks'
import { expect, test } from './support/test'

const card = (page: Page, name: string) => page.getByRole('article', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const inCard = (page: Page, tariff: string, name: string) =>
  card(page, tariff).getByRole('button', { name, exact: true })
const press = (page: Page, heading: string, name: string) =>
  dialog(page, heading).getByRole('button', { name, exact: true }).click()

const terms = 'Tarif aktivieren'
const changes = ({ requests }: Sandbox) =>
  requests
    .filter(({ method, path }) => method === 'POST' && path.includes('/tariffs/'))
    .map(({ path }) => path)

test.use({ viewport: { width: 390, height: 900 } })

test('T2 T5: a package is activated after the terms, and deactivated again', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday', '/Tariffs')
  await inCard(page, 'Extra 5 GB', 'Aktivieren').click()
  await expect(dialog(page, terms)).toContainText('Mit der Aktivierung akzeptieren Sie')
  expect(changes(sandbox)).toEqual([])
  await press(page, terms, 'Bestätigen')
  await expect(inCard(page, 'Extra 5 GB', 'Deaktivieren')).toBeFocused()
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  await expect(accountHeader(page)).toContainText('18,40')
  await inCard(page, 'Extra 5 GB', 'Deaktivieren').click()
  await press(page, 'Tarif deaktivieren', 'Bestätigen')
  await expect(inCard(page, 'Extra 5 GB', 'Aktivieren')).toBeVisible()
  expect(changes(sandbox)).toEqual([
    '/api/tariffs/activate/PACK_DATA_5',
    '/api/tariffs/deactivate/PACK_DATA_5',
  ])
})

test('T2: double clicks leave the terms open, and charge once', async ({ page, visit, sandbox }) => {
  await visit('everyday', '/Tariffs')
  for (const tariff of ['Mtel Free S', 'Mtel Free L', 'Extra 5 GB']) {
    await inCard(page, tariff, 'Aktivieren').dblclick({ delay: 30 })
    await expect(dialog(page, terms)).toContainText(tariff)
    if (tariff !== 'Extra 5 GB') await press(page, terms, 'Abbrechen')
  }
  expect(changes(sandbox)).toEqual([])
  await dialog(page, terms).getByRole('button', { name: 'Bestätigen' }).dblclick()
  await expect(inCard(page, 'Extra 5 GB', 'Deaktivieren')).toBeVisible()
  await expect(dialog(page, terms)).toHaveCount(0)
  expect(changes(sandbox)).toEqual(['/api/tariffs/activate/PACK_DATA_5'])
})
