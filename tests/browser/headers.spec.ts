import { content, contractEntry, heading } from './support/customer'
import { expect, test } from './support/test'

test('S5: calls name token, language and contract in headers', async ({ page, visit, sandbox, server }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await visit('everyday')
  await expect(heading(page, 'Mtel Free M')).toBeVisible()
  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(content(page)).toContainText('TV Komfort')
  await contractEntry(page, 'Internet zu Hause').click()
  await expect(content(page)).toContainText('150/30 Mbit/s')

  const token = (await page.evaluate(() => localStorage.getItem('zweiklang.token'))) ?? ''
  expect(token).not.toBe('')
  const common = { Authorization: `Bearer ${token}`, Locale: 'de' }
  const ids = (number: number) => ({
    ...{ SubscriptionId: `S-${number}`, LogosoftId: `L-${number}`, ContractId: `C-${number}` },
  })
  const headersOf = (operation: string) =>
    sandbox.requests.find(({ operationId }) => operationId === operation)?.headers
  expect(headersOf('getMe')).toEqual(common)
  expect(headersOf('getResources')).toEqual({ ...common, ...ids(1001) })
  expect(headersOf('getTvTariff')).toEqual({ ...common, ...ids(1005), externalTvId: 'TV-1005' })
  expect(headersOf('getInternetTariff')).toEqual({ ...common, ...ids(1006) })
  expect(urls.filter((url) => url.includes(token) || !url.startsWith(server.origin))).toEqual([])
})
