import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { toOutcome } from '../../src/api/outcome'
import { port } from '../../src/core/port'
import { caseOf, mobile } from './cases'
import { type Ask, createTestApi, newSandbox, operations, portalOrigin, signIn } from './testApi'

/** The headers that identify the customer and the contract. */
const named = ['Authorization', 'Locale', 'SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId']
const headersOf = ({ headers }: Request) =>
  Object.fromEntries(named.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])))

const texts = (fields: Ask['form'] = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

it.each(operations)('S5: $method $path is sent as described, and answered', async (operation) => {
  const sandbox = newSandbox()
  const token = await signIn(sandbox.fetch)
  const { contract = mobile, ...params } = await caseOf(operation.id, sandbox)
  const { call, sent, api } = createTestApi(sandbox.fetch, { token, locale: 'sr', contract })
  expect(await toOutcome(call(operation.id, params))).toMatchObject({ accepted: true })
  expect(sandbox.violations).toEqual([])
  expect(api.pending.count()).toBe(0)

  const [request, ...others] = sent as [Request]
  expect(others).toEqual([])
  const { pathname, searchParams, origin } = new URL(request.url)
  expect(origin).toBe(portalOrigin)
  expect(pathname).toBe(
    operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params.path?.[name])),
  )
  expect(Object.fromEntries(searchParams)).toEqual(texts(params.query))
  expect(headersOf(request)).toEqual({
    Authorization: `Bearer ${token}`,
    Locale: 'sr',
    SubscriptionId: contract.subscriptionId,
    LogosoftId: contract.logosoftId,
    ContractId: contract.contractId,
    ...(contract.isTv && { externalTvId: contract.contractLineExternalId }),
  })
  expect(request.headers.get('X-Request-Id')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  // No browser caches it, it has no cookie, and no redirect takes the token elsewhere.
  expect(request).toMatchObject({ cache: 'no-store', credentials: 'omit', redirect: 'error' })
  const body = await request.clone().text()
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual(texts(params.form))
  const formType = 'application/x-www-form-urlencoded;charset=UTF-8'
  expect(request.headers.get('Content-Type')).toBe(params.form ? formType : null)
  if (operation.method === 'GET') expect(body).toBe('')
})

const answer = async () => Response.json({ code: 'SOME_SUCCESS', body: { GDPRShow: false } })

it('S5: each call has its own id, and the current language and contract', async () => {
  const caller = { locale: 'de', contract: { productId: 'P-1', contractId: 'C-1' } }
  const { call, sent } = createTestApi(answer, caller)
  await call('getConsentStatus')
  Object.assign(caller, { locale: 'sr', contract: { productId: 'P-2', contractId: 'C-2' } })
  await call('getConsentStatus')
  expect(sent.map(headersOf)).toEqual([
    { Locale: 'de', ContractId: 'C-1' },
    { Locale: 'sr', ContractId: 'C-2' },
  ])
  const [first, second] = sent.map(({ headers }) => headers.get('X-Request-Id'))
  expect(second).not.toBe(first)
})

it('S5: the client sends only known headers, and the TV line only for TV contracts', async () => {
  const unknown = createTestApi(answer, { contract: { productId: 'P-1' } })
  await unknown.call('getConsentStatus')
  expect(unknown.sent.map(headersOf)).toEqual([{ Locale: 'de' }])
  const contract = { ...mobile, contractLineExternalId: 'TV-1', isTv: false }
  const other = createTestApi(answer, { contract })
  await other.call('getConsentStatus')
  expect(other.sent[0]?.headers.has('externalTvId')).toBe(false)
})

it('S5: the client leaves out fields without a value', async () => {
  const { api, sent } = createTestApi(answer)
  await api.POST('/api/change-mvno-language', { body: { language: 2, phone: undefined } })
  expect(await sent[0]?.text()).toBe('language=2')
})

// A click in Stately's simulator has no data; `npm run check -- machines` tests that no machine invents it.
it('S5: a port sends nothing if its input lacks a value', async () => {
  const send = vi.fn(async () => {})
  const incomplete = { phone: '436601000001', amount: undefined }
  await expect(toPromise(createActor(port('charges', send), { input: incomplete }).start())).rejects.toThrow(
    'amount',
  )
  expect(send).not.toHaveBeenCalled()
})
