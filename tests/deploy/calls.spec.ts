import { apiDocument, listOperations } from '../../sandbox/document'
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
    const pages = ['/reset-password/', '/notification/', '/RESET-password/'].map((path) => ({
      method: 'get',
      path: `${path}${secret}?q=${secret}`,
    }))
    for (const { method, path } of [...calls, ...pages])
      await request.fetch(path, { method, headers: { Authorization: `Bearer ${secret}` } })
    expect(nginx.log().split('\n').length).toBeGreaterThan(calls.length)
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
