import { startNginx } from './support/nginx'
import { observatoryScore } from './support/observatory'
import { expect, test } from './support/test'

const documents = ['/', '/login', '/bills', '/reset-password/a.b/c', '/no-such-page']

test('S6: every document has at least 100 points by the rules of the Observatory, also those with the form of payment', async ({
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

test('S6: the wider policy is given to the pages with the form of payment alone, however their address is written', async ({
  request,
  server,
}) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  for (const path of ['/bills', '/bills/', '/BILLS', '/bills?month=2026-11', '/mobile-payment?checkoutId=A'])
    expect(await policyOf(path), path).toContain(`script-src 'self' ${server.paymentOrigin};`)
  for (const path of [
    '/',
    '/login',
    '/billsX',
    '/bills/1',
    '/x/bills',
    '/?/bills',
    '/transaction-completed-bill-paying',
  ]) {
    expect(await policyOf(path), path).toContain("require-trusted-types-for 'script'")
    expect(await policyOf(path), path).not.toContain(server.paymentOrigin)
  }
})

test('S6: files, refusals and answers of the provider carry the same headers', async ({ request }) => {
  for (const path of ['/favicon.svg', '/assets/none.js', '/.env', '/api/me'])
    expect((await request.get(path)).headers(), path).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
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
  // The browser itself says why.
  complaints.length = 0
})
