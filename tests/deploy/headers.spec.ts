import { startNginx } from './support/nginx'
import { observatoryScore } from './support/observatory'
import { expect, test } from './support/test'

const resetPages = ['a.b/c', '.a', 'a/.b', 'a.br', 'a/b.gz'].map((token) => `/reset-password/${token}`)
const documents = ['/', '/login', '/bills', ...resetPages, '/no-such-page']

test('S6: every page has at least 100 points by the rules of the Observatory', async ({
  server,
  request,
}) => {
  const [apiOrigin, paymentOrigin] = [server.origin, 'https://pay.example']
  const nginx = await startNginx({ root: 'dist', brand: 'second', apiOrigin, paymentOrigin })
  for (const path of documents) {
    const headers = (await request.get(nginx.origin + path)).headers()
    expect(observatoryScore(headers), path).toBeGreaterThanOrEqual(100)
  }
  await nginx.stop()
})

test('S6: no page of the portal lets the payment provider in; its document does, and is nowhere else', async ({
  request,
  server,
  nginx,
}) => {
  for (const path of [...documents, '/bills/', '/mobile-payment?checkoutId=A']) {
    const policy = (await request.get(path)).headers()['content-security-policy']
    expect(policy, path).toContain("require-trusted-types-for 'script'")
    expect(policy, path).not.toContain(server.paymentOrigin)
  }
  const form = await request.get(`${nginx.paymentDocumentOrigin}/payment.html`)
  const policy = form.headers()['content-security-policy']
  expect(policy).toContain(`script-src 'self' ${server.paymentOrigin};`)
  expect(policy).toContain(`frame-ancestors ${nginx.origin}`)
  expect(policy).not.toContain('unsafe')
  for (const path of ['/payment.html', '/index.html'])
    expect((await request.get(path)).status(), path).toBe(404)
  for (const path of ['/', '/index.html', '/login', '/api/me', '/favicon.svg'])
    expect((await request.get(nginx.paymentDocumentOrigin + path)).status(), path).toBe(404)
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

test('S6: no other site frames a page of the portal, and the form of payment is framed by the portal alone', async ({
  request,
  nginx,
}) => {
  for (const path of documents)
    expect((await request.get(path)).headers()['x-frame-options'], path).toBe('DENY')
  const form = await request.get(`${nginx.paymentDocumentOrigin}/payment.html`)
  expect(form.headers()).not.toHaveProperty('x-frame-options')
})

test('S6: another site cannot show the login in a frame', async ({ page, nginx, server, complaints }) => {
  const foreign = `${server.paymentOrigin}/frame`
  await page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${nginx.origin}/login"></iframe>` }),
  )
  await page.goto(foreign)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  // The browser itself says why.
  complaints.length = 0
})
