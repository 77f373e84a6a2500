import { content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('S5: each call names token, language and the current contract; the token is in no address and goes nowhere else', async ({
  page,
  visit,
  sandbox,
  server,
}) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await visit('everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  const token = (await page.evaluate(() => localStorage.getItem('zweiklang.token'))) ?? ''
  const common = { Authorization: `Bearer ${token}`, Locale: 'de' }
  const expectHeaders = (operation: string, ids: Record<string, string>) => {
    const request = sandbox.requests.findLast(({ operationId }) => operationId === operation)
    expect(request?.headers).toEqual({ ...common, ...ids })
  }
  expect(token).not.toBe('')
  expectHeaders('getMe', {})
  expectHeaders('getResources', { SubscriptionId: 'S-1001', LogosoftId: 'L-1001', ContractId: 'C-1001' })

  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(content(page)).toContainText('TV Komfort')
  const tv = { SubscriptionId: 'S-1005', LogosoftId: 'L-1005', ContractId: 'C-1005', externalTvId: 'TV-1005' }
  expectHeaders('getTvTariff', tv)
  await contractEntry(page, 'Internet zu Hause').click()
  await expect(content(page)).toContainText('150/30 Mbit/s')
  expectHeaders('getInternetTariff', { SubscriptionId: 'S-1006', LogosoftId: 'L-1006', ContractId: 'C-1006' })

  expect(urls.filter((url) => url.includes(token) || !url.startsWith(server.origin))).toEqual([])
})
