import { apiDocument, listOperations } from '../../sandbox/document'
import { expect, test } from './support/test'

const secret = 'planted-secret'

const providers: Record<string, () => Promise<Response>> = {
  'that answers': async () => Response.json({}),
  'that breaks off': () => Promise.reject(new TypeError('broken off')),
}
for (const [title, answer] of Object.entries(providers))
  test(`S7: with a provider ${title}, no customer data is in the logs`, async ({
    request,
    nginx,
    server,
  }) => {
    server.answerBy(answer)
    const calls = listOperations(apiDocument()).map(({ method, path }) => ({
      method,
      path: path.replaceAll(/\{\w+\}/g, secret),
    }))
    const pages = [
      ...['/reset-password/', '/notification/', '/RESET-password/', '//reset-password/', '/reset-password//'],
      ...['/%72eset-password/', '/reset-password/a/', '//api/me/', '/api//me/'],
    ].map((path) => ({ method: 'get', path: path + secret }))
    const headers = { Authorization: `Bearer ${secret}`, 'X-Request-Id': secret }
    for (const { method, path } of [...calls, ...pages])
      await request.fetch(`${nginx.origin}${path}?q=${secret}`, { method, headers })
    await expect.poll(() => nginx.log().split('\n').length).toBeGreaterThan(calls.length + pages.length)
    expect(nginx.log()).not.toContain(secret)
  })

test('S7: the log names a call by the id that the customer sees', async ({ request, nginx, server }) => {
  server.answerBy(async () => Response.json({}))
  for (const id of ['7K3M-Q0XR', secret]) await request.get('/api/me', { headers: { 'X-Request-Id': id } })
  await expect.poll(nginx.log).toMatch(/ 7K3M-Q0XR\n.* -\n$/)
})

test('P7: nginx sends no call twice when its answer breaks off', async ({ request, sandbox }) => {
  sandbox.faults.set({ operationId: 'getTransactionStatus', fault: 'drop' })
  const answer = await request.get('/api/transaction-status?checkoutId=A')
  expect(answer.status()).toBe(502)
  expect(sandbox.requests.filter(({ operationId }) => operationId === 'getTransactionStatus')).toHaveLength(1)
})

test('S6: no browser caches answers, whatever the provider allows', async ({ request, sandbox }) => {
  sandbox.faults.set({ operationId: '*', fault: 'cacheable' })
  expect((await request.get('/api/me')).headers()['cache-control']).toBe('no-store')
})

test('S6: only a trusted proxy can claim another address', async ({ request, server, nginx, deploy }) => {
  const behindProxy = await deploy({ settings: { PORTAL_TRUSTED_PROXIES: '127.0.0.0/8' } })
  const claimed = { 'X-Forwarded-For': '198.51.100.66, 203.0.113.7' }
  const headers = { ...claimed, 'X-Real-IP': '198.51.100.66', Forwarded: 'for=198.51.100.66' }
  const received: Record<string, string | null>[] = []
  server.answerBy(async (call) => {
    received.push(Object.fromEntries(Object.keys(headers).map((name) => [name, call.headers.get(name)])))
    return Response.json({})
  })
  for (const { origin } of [nginx, behindProxy]) await request.get(`${origin}/api/me`, { headers })
  expect(received).toEqual([
    { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', Forwarded: null },
    { 'X-Forwarded-For': '203.0.113.7', 'X-Real-IP': '203.0.113.7', Forwarded: null },
  ])
  await expect.poll(behindProxy.log).toContain(' 203.0.113.7 "GET /api/me"')
})
