import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createViteServer } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { mountSandbox } from '../../sandbox/mount'
import { sandboxAddresses } from '../../scripts/vite/sandboxAddresses'
import { createCaller, phone } from './caller'

const topUp = { form: { amount: 20, phone, type: 'topup', origin: 'at' } }
const post = (path: string, body: unknown) =>
  new Request(`http://portal.test${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
const pay = (redirectUrl: string, action: string) =>
  new Request(redirectUrl, { method: 'POST', body: new URLSearchParams({ action }) })

describe('sandbox: payment page', () => {
  const prepare = async () => {
    const caller = createCaller({ paymentOrigin: () => 'http://payment.test' })
    const customer = await caller.signIn('everyday')
    const { body } = await customer('prepareTopUp', topUp)
    return { ...caller, customer, redirectUrl: String(body.redirectUrl) }
  }

  it('P7: a paid top-up returns with its id, raises the balance, is charged once and gives its result once', async () => {
    const { sandbox, customer, redirectUrl } = await prepare()
    expect(new URL(redirectUrl).origin).toBe('http://payment.test')
    const page = () => sandbox.gateway.fetch(new Request(redirectUrl))
    expect(await (await page()).text()).toContain('20,00 €')
    const response = await sandbox.gateway.fetch(pay(redirectUrl, 'pay'))
    await sandbox.gateway.fetch(pay(redirectUrl, 'pay'))
    const location = response.headers.get('location')
    const checkoutId = new URL(location ?? '').searchParams.get('id') ?? ''
    expect(response.status).toBe(303)
    expect(location).toBe(
      `http://portal.test/transaction-completed?id=${checkoutId}&resourcePath=%2Fv1%2Fcheckouts%2F${checkoutId}%2Fpayment`,
    )
    expect(sandbox.checkouts.charges).toEqual([{ checkoutId, amount: 20, purpose: phone }])
    expect((await page()).status).toBe(410)
    const status = await customer('getTransactionStatus', { query: { checkoutId } })
    expect(status.code).toBe('GET_TRANSACTION_STATUS_SUCCESS')
    expect(status.body.user).toMatchObject({ resources: { balance: { value: 43.4 } } })
    const second = await customer('getTransactionStatus', { query: { checkoutId } })
    expect(second.code).toBe('REQUEST_FAILED_NOT_FOUND')
  })

  it.each(['decline', 'cancel'])('P7: %s charges nothing', async (action) => {
    const { sandbox, customer, redirectUrl } = await prepare()
    const checkoutId = new URL(redirectUrl).pathname.split('/').at(-1) ?? ''
    const statusCode = async () => (await customer('getTransactionStatus', { query: { checkoutId } })).code
    expect(await statusCode()).toBe('GET_TRANSACTION_STATUS_FAILED_PENDING')
    await sandbox.gateway.fetch(pay(redirectUrl, action))
    expect(await statusCode()).toBe('GET_TRANSACTION_STATUS_FAILED')
    expect(sandbox.checkouts.charges).toEqual([])
    const [page] = redirectUrl.split('?')
    const strange = new Request(`${page}?return=${encodeURIComponent('javascript:alert(1)')}`)
    expect((await sandbox.gateway.fetch(strange)).status).toBe(400)
  })

  it('P8 B3: a bill that was declined or expired is open; it is paid once, and then paid in the list', async () => {
    const { sandbox, signIn } = createCaller()
    const customer = await signIn('everyday')
    const headers = { ContractId: 'C-1002' }
    const newest = async () => Object((await customer('getBills', { headers })).json)[0]
    const { referenceNumber, remaining } = await newest()
    const form = { reference_number: referenceNumber, amount: remaining }
    const prepareBill = async () => String((await customer('payBill', { form, headers })).body.checkoutId)
    const statusOf = async (checkoutId: string) =>
      (await customer('getBillStatus', { form: { checkoutId } })).code
    const settle = (id: string, outcome: 'paid' | 'declined') => {
      const checkout = sandbox.checkouts.payable(id)
      if (checkout) sandbox.checkouts.settle(checkout, outcome)
    }
    const [declined, expired] = [await prepareBill(), await prepareBill()]
    settle(declined, 'declined')
    expect(await statusOf(declined)).toBe('GET_BILL_STATUS_FAILED')
    expect(await statusOf(expired)).toBe('GET_BILL_STATUS_FAILED_PENDING')
    sandbox.clock.advance(30 * 60_000 + 1)
    expect(await statusOf(expired)).toBe('GET_BILL_STATUS_FAILED')
    expect(sandbox.checkouts.charges).toEqual([])

    const paid = await prepareBill()
    for (const outcome of ['paid', 'declined', 'paid'] as const) settle(paid, outcome)
    expect(sandbox.checkouts.charges).toHaveLength(1)
    expect(await statusOf(paid)).toBe('GET_BILL_STATUS_SUCCESS')
    expect(await newest()).toMatchObject({ isBillPayed: true, remaining: 0, status: 'Bezahlt' })
  })
})

describe('sandbox: pages and control', () => {
  it('S5: shows the demo accounts, every message and every call', async () => {
    const { ask, sandbox } = createCaller()
    const show = (path: string) => sandbox.fetch(new Request(`http://portal.test/sandbox${path}`))
    expect(await (await show('')).text()).toContain('Portal2026')
    await ask('sendSms', { form: { phone }, headers: { Locale: 'sr' } })
    const [sms] = sandbox.outbox
    expect(sms).toMatchObject({ channel: 'sms', to: phone, text: `Vaš kod za prijavu je ${sms?.code}.` })
    expect(await (await show('/outbox')).text()).toContain(sms?.text)
    expect(await (await show('/outbox.json')).json()).toEqual(sandbox.outbox)
    const call = { operationId: 'sendSms', callId: null, method: 'POST', path: '/api/send-sms', status: 200 }
    expect(await (await show('/requests')).json()).toEqual([
      { ...call, query: {}, headers: { Locale: 'sr' }, form: { phone } },
    ])
  })

  it('sets faults, the clock and the seed, refuses an unknown fault, and redirects a form to its page', async () => {
    const { sandbox, signIn } = createCaller()
    const customer = await signIn('everyday')
    const send = (path: string, body: unknown) => sandbox.fetch(post(`/sandbox/${path}`, body))
    await send('faults', { operationId: 'getTariffs', fault: '500', times: 1 })
    expect(sandbox.faults.list()).toEqual([{ operationId: 'getTariffs', fault: '500', times: 1 }])
    expect((await customer('getTariffs')).code).toBe('REQUEST_FAILED_SERVER_ERROR')
    await send('clock', { advanceMs: 60 * 60_000 })
    expect((await customer('getTariffs')).code).toBe('REQUEST_FAILED_INVALID_TOKEN')
    await send('clock', { now: '2027-01-01T00:00:00Z' })
    expect(sandbox.clock.now().toISOString()).toBe('2027-01-01T00:00:00.000Z')

    expect((await send('faults', { operationId: 'getMe', fault: 'fire' })).status).toBe(400)
    const body = new URLSearchParams({ operationId: 'getMe', fault: 'delay', delayMs: '500', times: '' })
    const form = new Request('http://portal.test/sandbox/faults', { method: 'POST', body })
    const response = await sandbox.fetch(form)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/sandbox'])
    expect(sandbox.faults.list()).toEqual([{ operationId: 'getMe', fault: 'delay', delayMs: 500 }])
    await sandbox.fetch(new Request('http://portal.test/sandbox/faults', { method: 'DELETE' }))
    expect(sandbox.faults.list()).toEqual([])
    await send('reset', {})
    expect(sandbox.requests).toEqual([])
    expect(sandbox.clock.now()).toEqual(new Date(2026, 10, 20, 10))
  })

  it('keeps what portals tell whoever runs them, newest first, and refuses what is no report', async () => {
    const { sandbox } = createCaller()
    const tell = async (body: unknown) => (await sandbox.fetch(post('/sandbox/reports', body))).status
    for (const kind of ['crash', 'drift']) expect(await tell({ kind, line: 7 })).toBe(200)
    for (const odd of [null, 'text', ['list'], { kind: {} }, { kind: 'x'.repeat(301) }])
      expect(await tell(odd)).toBe(400)
    expect(sandbox.reports.list().map(({ kind }) => kind)).toEqual(['drift', 'crash'])
    const page = await (await sandbox.fetch(new Request('http://portal.test/sandbox/reports'))).text()
    expect(page).toContain('line: 7')
    sandbox.reset()
    expect(sandbox.reports.list()).toEqual([])
  })
})

describe('npm start in front of an API of one’s own', () => {
  it('names that API and the origin that CORS must allow, with the port in use, and nothing of the sandbox', async () => {
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
    expect(new URL(address).port).not.toBe(String(port))
    expect(printed).toContain(`${new URL(address).origin}\n`)
    expect(printed).not.toMatch(/everyday|outbox|Payment page/)
    expect(html).toContain('name="portal:payment-origin" content=""')
  })
})
