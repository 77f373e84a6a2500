import { readFileSync } from 'node:fs'
import { button, postpaid } from '../browser/support/payment'
import { expect, test } from './support/test'

const hostile = readFileSync('tests/deploy/support/hostileWidget.browser.js', 'utf8')

test('S5 P5: a hostile script of the payment provider reaches neither token nor portal', async ({
  page,
  visit,
  server,
  sandbox,
  nginx,
  complaints,
}) => {
  await page.route(`${server.paymentOrigin}/v1/static/**`, (route) =>
    route.fulfill({ body: hostile, contentType: 'text/javascript' }),
  )
  await visit('everyday', '/bills', postpaid)
  const token = await page.evaluate(() => localStorage.getItem('zweiklang.token'))
  const gain = page.waitForEvent('console', (message) => message.text().startsWith('GAIN '))
  await button(page, 'Online bezahlen').first().click()
  const seen = JSON.parse((await gain).text().slice('GAIN '.length)) as Record<string, string>
  expect(seen).toMatchObject({
    origin: nginx.paymentDocumentOrigin,
    localStorage: '{}',
    sessionStorage: '{}',
    cookie: '',
    parentDocument: 'SecurityError',
    parentStorage: 'SecurityError',
    topLocation: 'SecurityError',
    opener: 'null',
  })
  for (const attempt of ['callWithoutToken', 'sendElsewhere'])
    expect(seen[attempt]).toMatch(/^(TypeError|blocked)/)
  expect(JSON.stringify(seen)).not.toContain(token)
  expect(JSON.stringify(seen)).not.toContain('436601')
  // It may only say what a form may say: the portal takes nothing else from it.
  await expect(page).toHaveURL(/\/bills$/)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  // The browser itself says what its policy forbids, and which calls no origin allows; nothing of it is the portal's.
  expect(complaints.filter((one) => !/Content Security Policy|CORS policy/.test(one))).toEqual([])
  complaints.length = 0
})
