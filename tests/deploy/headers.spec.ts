import { readFileSync } from 'node:fs'
import { button } from '../e2e/support/customer'
import { postpaid } from '../e2e/support/payment'
import { expect, test } from './support/test'

const links = ['a.b/c', '.a', 'a/.b', 'a.br', 'a/b.gz'].map((token) => `/reset-password/${token}`)
const pages = ['/', '/login', '/bills', '/bills/', ...links, '/no-such-page', '/mobile-payment?checkoutId=A']

test('S6: pages, files, refusals and answers of the provider carry the same headers', async ({ request }) => {
  for (const path of [...pages, '/favicon.svg', '/assets/none.js', '/.env', '/api/me']) {
    const headers = (await request.get(path)).headers()
    expect(headers, path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\),.*geolocation=\(\),.*microphone=\(\)/),
      'referrer-policy': 'no-referrer',
    })
    expect(headers, path).not.toHaveProperty('set-cookie')
    expect(headers['access-control-allow-origin'], path).not.toBe('*')
  }
})

test('S6: only payment.html, on its own origin, admits the provider', async ({ request, server, nginx }) => {
  const policyOf = async (address: string) => {
    const headers = (await request.get(address)).headers()
    return { policy: headers['content-security-policy']?.split('; '), frames: headers['x-frame-options'] }
  }
  // With the headers above, the HTTP Observatory (version 5) gives 100 points or more.
  for (const path of pages)
    expect(await policyOf(path), path).toEqual({
      frames: 'DENY',
      policy: [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        "img-src 'self' data:",
        "font-src 'self'",
        `connect-src 'self'  ${server.origin}`,
        `frame-src ${nginx.paymentDocumentOrigin}`,
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types dompurify',
      ],
    })
  expect(await policyOf(`${nginx.paymentDocumentOrigin}/payment.html`)).toEqual({
    policy: [
      "default-src 'none'",
      `script-src 'self' ${server.paymentOrigin}`,
      "style-src 'self'",
      "font-src 'self'",
      `img-src 'self' data: ${server.paymentOrigin}`,
      `connect-src ${server.paymentOrigin}`,
      `frame-src https: ${server.paymentOrigin}`,
      `form-action https: ${server.paymentOrigin} ${nginx.origin}`,
      "base-uri 'none'",
      `frame-ancestors ${nginx.origin}`,
    ],
  })
  for (const address of [
    ...['/payment.html', '/index.html'].map((path) => nginx.origin + path),
    ...['/', '/index.html', '/login', '/api/me', '/favicon.svg'].map(
      (path) => nginx.paymentDocumentOrigin + path,
    ),
  ])
    expect((await request.get(address)).status(), address).toBe(404)
})

test('S6: another site cannot show the login in a frame', async ({ page, nginx, server, pageErrors }) => {
  const foreign = `${server.paymentOrigin}/frame`
  await page.route(foreign, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<iframe src="${nginx.origin}/login"></iframe>` }),
  )
  await page.goto(foreign)
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/')
  // The browser reports why.
  pageErrors.length = 0
})

test('S5 P5: a hostile script of the payment provider reaches neither token nor portal', async ({
  page,
  visit,
  server,
  sandbox,
  nginx,
  pageErrors,
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
  // The browser reports what the policy or CORS blocks; the script logs its gain.
  expect(pageErrors.filter((one) => !/Content Security Policy|CORS policy|^GAIN /.test(one))).toEqual([])
  pageErrors.length = 0
})
