import { accountHeader, content } from './support/landmarks'
import { expect, test } from './support/test'

for (const year of [2024, 2028])
  test(`U1 M5: a clock that stands in ${year} shows the provider's months and time`, async ({
    page,
    visit,
    sandbox,
  }) => {
    await page.clock.install({ time: new Date(year, 10, 20, 16, 20) })
    await visit('everyday', '/listing')
    const months = content(page).getByRole('combobox', { name: 'Monat' })
    await expect(months.getByRole('option').first()).toHaveText('November 2026')
    await expect(content(page).getByText('Summe der geladenen Einträge')).toBeVisible()
    await expect(accountHeader(page)).toContainText('Stand 10:00')
    const asked = sandbox.requests.find(({ operationId }) => operationId === 'getListing')
    expect(asked?.query).toMatchObject({ startDate: '01.11.2026', endDate: '30.11.2026' })
  })

test('U1: a provider that tells no time leaves the months to the browser', async ({
  page,
  visit,
  server,
}) => {
  await page.clock.install({ time: new Date(2026, 8, 20, 10) })
  server.answerBy(async (request) => {
    const response = await server.sandbox.fetch(request)
    response.headers.set('date', 'some day')
    return response
  })
  await visit('everyday', '/listing')
  const months = content(page).getByRole('combobox', { name: 'Monat' })
  await expect(months.getByRole('option').first()).toHaveText('September 2026')
  server.answerBy(async (request) => server.sandbox.fetch(request))
})
