import { accountHeader, toasts } from './support/landmarks'
import { expect, test } from './support/test'

test.use({ viewport: { width: 390, height: 900 } })

test('T2 T5: double clicks leave the terms open, and change the tariff once', async ({
  page,
  visit,
  sandbox,
}) => {
  const inCard = (tariff: string, name: string) =>
    page.getByRole('article', { name: tariff }).getByRole('button', { name, exact: true })
  const dialog = (name: string) => page.getByRole('dialog', { name })
  const changes = () => sandbox.requests.map(({ path }) => path).filter((path) => path.includes('activate/'))
  await visit('everyday', '/Tariffs')
  for (const tariff of ['Mtel Free S', 'Mtel Free L', 'Extra 5 GB']) {
    await inCard(tariff, 'Aktivieren').dblclick({ delay: 30 })
    await expect(dialog('Tarif aktivieren')).toContainText(tariff)
    if (tariff !== 'Extra 5 GB') await dialog('Tarif aktivieren').getByText('Abbrechen').click()
  }
  expect(changes()).toEqual([])
  await dialog('Tarif aktivieren').getByRole('button', { name: 'Bestätigen' }).dblclick()
  await expect(inCard('Extra 5 GB', 'Deaktivieren')).toBeFocused()
  await expect(toasts(page)).toContainText('Aktivierung erfolgreich')
  await expect(accountHeader(page)).toContainText('18,40')
  await expect(dialog('Tarif aktivieren')).toHaveCount(0)
  await inCard('Extra 5 GB', 'Deaktivieren').click()
  await dialog('Tarif deaktivieren').getByRole('button', { name: 'Bestätigen' }).dblclick()
  await expect(inCard('Extra 5 GB', 'Aktivieren')).toBeVisible()
  expect(changes()).toEqual(['/api/tariffs/activate/PACK_DATA_5', '/api/tariffs/deactivate/PACK_DATA_5'])
})
