import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createViteServer } from 'vite'
import { expect, it, vi } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { mountSandbox } from '../../sandbox/mount'
import { sandboxAddresses } from '../../scripts/vite/sandboxAddresses'
import { createTestApi, newSandbox, signIn } from './testApi'

/** A new sandbox, and requests to its pages as a browser and as a program. */
function createVisitor() {
  const sandbox = newSandbox()
  const open = (path: string, init?: RequestInit) =>
    sandbox.fetch(new Request(`http://portal.test/sandbox${path}`, init))
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: unknown) =>
    open(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const textOf = async (path: string) => (await open(path)).text()
  return { sandbox, open, post, textOf }
}

it('S5: the control page shows the demo accounts, every message and every call', async () => {
  const { sandbox, textOf } = createVisitor()
  expect(await textOf('')).toContain('Portal2026')
  const form = { phone: '436601000001' }
  await createTestApi(sandbox.fetch, { locale: 'sr' }).call('sendSms', { form })
  const [sms] = sandbox.outbox
  expect(sms).toMatchObject({ channel: 'sms', to: form.phone, text: `Vaš kod za prijavu je ${sms?.code}.` })
  expect(await textOf('/outbox')).toContain(sms?.text)
  expect(JSON.parse(await textOf('/outbox.json'))).toEqual(sandbox.outbox)
  expect(JSON.parse(await textOf('/requests'))).toEqual([
    {
      operationId: 'sendSms',
      callId: expect.any(String),
      method: 'POST',
      path: '/api/send-sms',
      query: {},
      headers: { Locale: 'sr' },
      form,
      status: 200,
    },
  ])
})

it('S4: the control page sets faults, the clock and the seed, refuses an unknown fault, and redirects a form to its page', async () => {
  const { sandbox, open, post } = createVisitor()
  const { call } = createTestApi(sandbox.fetch, { token: await signIn(sandbox.fetch) })
  const statusOf = async (id: OperationId) => (await call(id)).response.status
  const fault = { operationId: 'getTariffs', fault: '500', times: 2 }
  await post('/faults', fault)
  expect(sandbox.faults.list()).toEqual([fault])
  expect(await statusOf('getMe')).toBe(200)
  for (const status of [500, 500, 200]) expect(await statusOf('getTariffs')).toBe(status)
  // A token lasts 60 minutes.
  await post('/clock', { advanceMs: 60 * 60_000 - 1 })
  expect(await statusOf('getTariffs')).toBe(200)
  await post('/clock', { advanceMs: 1 })
  expect(await statusOf('getTariffs')).toBe(401)
  await post('/clock', { now: '2027-01-01T00:00:00Z' })
  expect(sandbox.clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')

  expect((await post('/faults', { operationId: 'getMe', fault: 'fire' })).status).toBe(400)
  const body = new URLSearchParams({ operationId: '*', fault: 'delay', delayMs: '500', times: '' })
  const { status, headers } = await open('/faults', { method: 'POST', body })
  expect([status, headers.get('location')]).toEqual([303, '/sandbox'])
  expect(sandbox.faults.list()).toEqual([{ operationId: '*', fault: 'delay', delayMs: 500 }])
  await open('/faults', { method: 'DELETE' })
  expect(sandbox.faults.list()).toEqual([])
  await post('/reset', {})
  expect(sandbox.requests).toEqual([])
  expect(sandbox.clock.now()).toEqual(newSandbox().clock.now())
})

it('npm start prints your API and the origin that CORS must allow, and nothing of the sandbox', async () => {
  vi.stubEnv('VITE_API_ORIGIN', 'https://api.example.com')
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const server = await createViteServer({
    ...{ configFile: false, server: { port }, optimizeDeps: { noDiscovery: true } },
    plugins: [sandboxAddresses(), { name: 'sandbox', configureServer: mountSandbox }],
  })
  const print = vi.spyOn(console, 'info').mockImplementation(() => {})
  await server.listen()
  server.printUrls()
  const printed = print.mock.calls.join()
  const html = await server.transformIndexHtml('/', '<meta name="portal:payment-origin" content="">')
  const [address = ''] = server.resolvedUrls?.local ?? []
  await server.close()
  other.close()
  expect(printed).toContain('https://api.example.com')
  // The port was in use.
  expect(new URL(address).port).not.toBe(String(port))
  expect(printed).toContain(`${new URL(address).origin}\n`)
  expect(printed).not.toMatch(/everyday|outbox|Payment page/)
  expect(html).toContain('name="portal:payment-origin" content=""')
})
