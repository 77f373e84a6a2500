import { accountHeader, content, contractEntry, contractMenu } from './support/landmarks'
import { expect, test } from './support/test'

test('C1 F11 M5: another number becomes current, with its costs and its tariff', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  await expect(accountHeader(page)).toContainText('23,40 €')
  sandbox.requests.length = 0
  await contractEntry(page, '436601000011').click()

  await expect(page.getByRole('heading', { level: 1, name: 'Flex 20' })).toBeVisible()
  await expect(accountHeader(page)).toContainText('Aktuelle Kosten')
  await expect(accountHeader(page)).toContainText('18,75 €')
  await expect(accountHeader(page)).not.toContainText('Bonus')
  await expect(contractEntry(page, '436601000011')).toHaveAttribute('aria-current', 'true')
  await expect(contractEntry(page, '436601000001')).not.toHaveAttribute('aria-current')
  const asked = sandbox.requests.map(({ operationId }) => operationId)
  for (const operation of ['getMeByPhone', 'getResources', 'getConsentStatus'])
    expect(asked).toContain(operation)
})

test('C1 C2 T8 T9 M1: to TV, to the internet and back, each at its own home', async ({
  page,
  visit,
  sandbox,
}) => {
  await visit('everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  sandbox.requests.length = 0

  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(page).toHaveURL('/tv')
  await expect(content(page)).toContainText('TV Komfort')
  await expect(content(page).getByText('Ex-YU-Sender')).toBeVisible()
  await expect(accountHeader(page)).not.toContainText('Guthaben')

  await contractEntry(page, 'Internet zu Hause').click()
  await expect(page).toHaveURL('/internet')
  await expect(content(page)).toContainText('150/30 Mbit/s')
  expect(sandbox.requests.map(({ operationId }) => operationId)).not.toContain('getResources')

  await contractEntry(page, '436601000001').click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  await expect(accountHeader(page)).toContainText('23,40 €')
})

for (const path of ['/tv', '/internet'])
  test(`C2: without a contract for it, ${path} leads to the home of the contract`, async ({
    page,
    visit,
  }) => {
    await visit('empty', path)
    await expect(accountHeader(page)).toContainText('436601000002')
    await expect(page).toHaveURL('/')
  })

test('F11: the menu groups active contracts, with their type and the pages of the current one', async ({
  page,
  visit,
}) => {
  await visit('everyday')
  const menu = contractMenu(page)
  for (const group of ['Mobil', 'TV', 'Internet'])
    await expect(menu.getByRole('heading', { name: group, exact: true })).toBeVisible()
  await expect(menu.getByRole('button', { name: '436601000001' })).toContainText('Wertkarte')
  await expect(menu.getByRole('button', { name: '436601000011' })).toContainText('Vertrag')
  await expect(menu.getByRole('button', { name: '436601000012' })).toContainText('Business')
  await expect(menu.getByRole('button', { name: '436601000013' })).toHaveCount(0)

  const links = menu.getByRole('link')
  await expect(links).toHaveText([
    'Rechnungen',
    'Verbindungen',
    'Guthaben aufladen',
    'Zusatzpakete',
    'Mein Tarif',
  ])
  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(links).toHaveText(['Rechnungen', 'TV-Tarif', 'TV-Passwort'])
  await contractEntry(page, 'Internet zu Hause').click()
  await expect(links).toHaveText(['Rechnungen', 'Internet-Tarif'])
})
