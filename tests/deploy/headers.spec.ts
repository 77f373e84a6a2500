import { readFileSync } from 'node:fs'
import { button } from '../browser/support/customer'
import { postpaid } from '../browser/support/payment'
import { observatoryScore } from './support/observatory'
import { expect, test } from './support/test'

const resetPages = ['a.b/c', '.a', 'a/.b', 'a.br', 'a/b.gz'].map((token) => `/reset-password/${token}`)
const documents = ['/', '/login', '/bills', ...resetPages, '/no-such-page']

test("S6: every page has 100 points or more by the Observatory's rules", async ({ deploy, request }) => {
  // An origin with https, as in a real deployment.
  const { origin } = await deploy({ paymentOrigin: 'https://pay.example' })
  for (const path of documents) {
    const headers = (await request.get(origin + path)).headers()
    expect(observatoryScore(headers), path).toBeGreaterThanOrEqual(100)
  }
})

test('S6: only payment.html, on its own origin, admits the provider', async ({ request, server, nginx }) => {
  for (const path of [...documents, '/bills/', '/mobile-payment?checkoutId=A']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'")
    expect(headers['content-security-policy'], path).not.toContain(server.paymentOrigin)
    expect(headers['x-frame-options'], path).toBe('DENY')
  }
  const form = (await request.get(`${nginx.paymentDocumentOrigin}/payment.html`)).headers()
  const policy = form['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${server.paymentOrigin};`)
  expect(policy).toContain(`frame-ancestors ${nginx.origin}`)
  expect(policy).not.toContain('unsafe')
  expect(form).not.toHaveProperty('x-frame-options')
  const elsewhere = ['/', '/index.html', '/login', '/api/me', '/favicon.svg']
  for (const address of [
    ...['/payment.html', '/index.html'].map((path) => nginx.origin + path),
    ...elsewhere.map((path) => nginx.paymentDocumentOrigin + path),
  ])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('S6: pages, files, refusals and answers of the provider carry the same headers', async ({ request }) => {
  for (const path of [...documents, '/favicon.svg', '/assets/none.js', '/.env', '/api/me'])
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\),.*geolocation=\(\),.*microphone=\(\)/),
      'referrer-policy': 'no-referrer',
    })
})

test('S6: another site cannot show the login in a frame', async ({ page, nginx, server, complaints }) => {
  const foreign = `${server.paymentOrigin}/frame`
  await page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${nginx.origin}/login"></iframe>` }),
  )
  await page.goto(foreign)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  // The browser reports why.
  complaints.length = 0
})

test('S5 P5: a hostile script of the payment provider reaches neither token nor portal', async ({
  page,
  visit,
  server,
  sandbox,
  nginx,
  complaints,
}) => {
  const body = readFileSync('tests/deploy/support/hostileWidget.browser.js', 'utf8')
  await page.route(`${server.paymentOrigin}/v1/static/**`, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
  await visit('everyday', '/bills', postpaid)
  const token = await page.evaluate(() => localStorage.getItem('zweiklang.token'))
  const gain = page.waitForEvent('console', (message) => message.text().startsWith('GAIN '))
  await button(page, 'Online bezahlen').first().click()
  const text = (await gain).text().slice('GAIN '.length)
  expect(JSON.parse(text)).toMatchObject({
    origin: nginx.paymentDocumentOrigin,
    localStorage: '{}',
    sessionStorage: '{}',
    cookie: '',
    parentDocument: 'SecurityError',
    parentStorage: 'SecurityError',
    topLocation: 'SecurityError',
    opener: 'null',
    callWithoutToken: expect.stringMatching(/^(TypeError|blocked)/),
    sendElsewhere: expect.stringMatching(/^(TypeError|blocked)/),
  })
  expect(text).not.toContain(token)
  expect(text).not.toContain('436601')
  // The portal takes nothing from the script but the messages of a form.
  await expect(page).toHaveURL(/\/bills$/)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'payBill')).toHaveLength(1)
  // The browser reports what its policy forbids and which calls no origin allows.
  expect(complaints.filter((one) => !/Content Security Policy|CORS policy/.test(one))).toEqual([])
  complaints.length = 0
})
