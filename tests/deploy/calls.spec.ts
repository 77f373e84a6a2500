import { apiDocument, listOperations } from '../../sandbox/document'
import { startNginx } from './support/nginx'
import { expect, test } from './support/test'

const secret = 'planted-secret'

const providers: Record<string, () => Promise<Response>> = {
  'that answers': async () => Response.json({}),
  'that breaks off': () => Promise.reject(new TypeError('broken off')),
}
for (const [what, answer] of Object.entries(providers))
  test(`S7: with a provider ${what}, the logs hold no phone number, no token, no id and no query of any call or page`, async ({
    request,
    nginx,
    server,
    sandbox,
  }) => {
    server.answerBy(answer)
    const calls = listOperations(apiDocument()).map(({ method, path }) => ({
      method,
      path: `${path.replaceAll(/\{\w+\}/g, secret)}?q=${secret}`,
    }))
    const pages = [
      ...['/reset-password/', '/notification/', '/RESET-password/', '//reset-password/', '/reset-password//'],
      ...['/%72eset-password/', '/reset-password/a/', '//api/me/', '/api//me/'],
    ].map((path) => ({ method: 'get', path: `${path}${secret}?q=${secret}` }))
    for (const { method, path } of [...calls, ...pages])
      await request.fetch(nginx.origin + path, { method, headers: { Authorization: `Bearer ${secret}` } })
    await expect.poll(() => nginx.log().split('\n').length).toBeGreaterThan(calls.length + pages.length)
    expect(nginx.log()).not.toContain(secret)
    server.answerBy(async (call) => sandbox.fetch(call))
  })

test('P7: no call is sent twice when its answer breaks off', async ({ request, sandbox }) => {
  sandbox.faults.set({ operationId: 'getTransactionStatus', fault: 'drop' })
  const answer = await request.get('/api/transaction-status?checkoutId=A')
  expect(answer.status()).toBe(502)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'getTransactionStatus')).toHaveLength(1)
})

test('S6: answers of the provider are kept by nobody, whatever it says', async ({ request, sandbox }) => {
  sandbox.faults.set({ operationId: '*', fault: 'cacheable' })
  expect((await request.get('/api/me')).headers()['cache-control']).toBe('no-store')
})

test('S6: the provider and the log get the address of the customer, which nobody but a trusted proxy can claim', async ({
  request,
  server,
  sandbox,
  nginx,
}) => {
  const [apiOrigin, paymentOrigin] = [server.origin, server.paymentOrigin]
  const settings = { PORTAL_TRUSTED_PROXIES: '127.0.0.0/8' }
  const behindProxy = await startNginx({ root: 'dist', brand: 'second', apiOrigin, paymentOrigin, settings })
  const claimed = { 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' }
  const headers = { ...claimed, 'X-Real-IP': '198.51.100.66', Forwarded: 'for=198.51.100.66' }
  const seen: Record<string, string | null>[] = []
  server.answerBy(async (call) => {
    seen.push(Object.fromEntries(Object.keys(headers).map((name) => [name, call.headers.get(name)])))
    return Response.json({})
  })
  for (const { origin } of [nginx, behindProxy]) await request.get(`${origin}/api/me`, { headers })
  expect(seen).toEqual([
    { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Forwarded: null },
    { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7', Forwarded: null },
  ])
  await expect.poll(behindProxy.log).toContain(' 203.0.113.7 "GET /api/me"')
  await behindProxy.stop()
  server.answerBy(async (call) => sandbox.fetch(call))
})
