import { content, contractEntry } from './support/landmarks'
import { expect, test } from './support/test'

test('S5: a login is a form without token and contract', async ({ page, sandbox }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Telefonnummer' }).fill('436601000001')
  const sent = page.waitForRequest('**/api/send-sms')
  await page.getByRole('button', { name: 'Code anfordern' }).click()
  expect((await sent).headers()['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
  await expect(page.getByRole('textbox', { name: 'SMS-Code' })).toBeVisible()
  expect(sandbox.requests[0]?.headers).toEqual({ Locale: 'de' })
  expect(sandbox.requests[0]?.form).toEqual({ phone: '436601000001' })
})

test('S5: each call names token, language and the current contract', async ({ page, visit, sandbox }) => {
  const headersOf = (operation: string) =>
    sandbox.requests.findLast(({ operationId }) => operationId === operation)?.headers
  await visit('everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('zweiklang.token'))
  const common = { Authorization: `Bearer ${token}`, Locale: 'de' }
  const prepaid = { SubscriptionId: 'S-1001', LogosoftId: 'L-1001', ContractId: 'C-1001' }
  expect(headersOf('getMe')).toEqual(common)
  expect(headersOf('getResources')).toEqual({ ...common, ...prepaid })

  await contractEntry(page, 'Fernsehen zu Hause').click()
  await expect(content(page)).toContainText('TV Komfort')
  const tv = { SubscriptionId: 'S-1005', LogosoftId: 'L-1005', ContractId: 'C-1005', externalTvId: 'TV-1005' }
  expect(headersOf('getTvTariff')).toEqual({ ...common, ...tv })

  await contractEntry(page, 'Internet zu Hause').click()
  await expect(content(page)).toContainText('150/30 Mbit/s')
  const internet = { SubscriptionId: 'S-1006', LogosoftId: 'L-1006', ContractId: 'C-1006' }
  expect(headersOf('getInternetTariff')).toEqual({ ...common, ...internet })
})

test('S5: the token stands in no address and goes to no other origin', async ({ page, visit, server }) => {
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await visit('everyday')
  await expect(page.getByRole('heading', { level: 1, name: 'Mtel Free M' })).toBeVisible()
  const token = (await page.evaluate(() => localStorage.getItem('zweiklang.token'))) ?? ''
  expect(token).not.toBe('')
  expect(urls.filter((url) => url.includes(token))).toEqual([])
  expect(urls.filter((url) => !url.startsWith(server.origin))).toEqual([])
})
