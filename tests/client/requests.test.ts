import { beforeEach, describe, expect, it } from 'vitest'
import type { Sandbox } from '../../sandbox/sandbox'
import { toOutcome } from '../../src/api/outcome'
import { type Case, caseOf, mobile } from './cases'
import { createTestApi, newSandbox, operations, portalOrigin, signIn } from './testApi'

/** The headers that say who asks, and about which contract. */
const named = ['Authorization', 'Locale', 'SubscriptionId', 'externalTvId', 'LogosoftId', 'ContractId']
const headersOf = ({ headers }: Request) =>
  Object.fromEntries(named.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])))

const texts = (fields: Case['form'] = {}) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

let sandbox: Sandbox
beforeEach(() => {
  sandbox = newSandbox()
})

describe.each(operations)('$method $path', ({ id, method, path: template }) => {
  async function callOnce(locale = 'de') {
    const token = await signIn(sandbox.fetch)
    const asked = await caseOf(id, sandbox)
    const contract = asked.contract ?? mobile
    const { call, sent, api } = createTestApi(sandbox.fetch, { token, locale, contract })
    const answer = await toOutcome(call(id, asked))
    const [request] = sent
    if (!request) throw new Error('nothing was sent')
    return { asked, contract, token, answer, request, sent, api }
  }

  it('S5: asks as openapi.yaml describes it, and hands over what the provider answers', async () => {
    const { asked, answer, request, sent, api } = await callOnce()
    expect(sandbox.violations).toEqual([])
    expect(answer).toMatchObject({ accepted: true })
    const { pathname, searchParams, origin } = new URL(request.url)
    expect(origin).toBe(portalOrigin)
    expect(pathname).toBe(template.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(asked.path?.[name])))
    expect(Object.fromEntries(searchParams)).toEqual(texts(asked.query))
    expect(sent).toHaveLength(1)
    expect(api.pending.count()).toBe(0)
  })

  it('S5: carries who asks, in which language and about which contract', async () => {
    const { contract, token, request } = await callOnce('sr')
    expect(headersOf(request)).toEqual({
      Authorization: `Bearer ${token}`,
      Locale: 'sr',
      SubscriptionId: contract.subscriptionId,
      LogosoftId: contract.logosoftId,
      ContractId: contract.contractId,
      ...(contract.isTv && { externalTvId: contract.contractLineExternalId }),
    })
  })

  it('S5: has an id of its own, by which the provider finds it', async () => {
    const { request } = await callOnce()
    sandbox = newSandbox()
    const { request: other } = await callOnce()
    expect(request.headers.get('X-Request-Id')).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(other.headers.get('X-Request-Id')).not.toBe(request.headers.get('X-Request-Id'))
  })

  it('S3: is kept by no browser, carries no cookie, and follows nobody elsewhere', async () => {
    const { request } = await callOnce()
    const { cache, credentials, redirect } = request
    expect({ cache, credentials, redirect }).toEqual({
      cache: 'no-store',
      credentials: 'omit',
      redirect: 'error',
    })
  })

  it('S5: sends its fields as a form, and no content type without a body', async () => {
    const { asked, request } = await callOnce()
    const body = await request.clone().text()
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(texts(asked.form))
    expect(request.headers.get('Content-Type')).toBe(
      asked.form ? 'application/x-www-form-urlencoded;charset=UTF-8' : null,
    )
    if (method === 'GET') expect(body).toBe('')
  })
})

describe('headers of a call', () => {
  const answer = async () => Response.json({ code: 'GET_NOTIFICATIONS_SUCCESS', body: { notifications: [] } })

  it('S5: says nothing that is not known', async () => {
    const { call, sent } = createTestApi(answer, { contract: { productId: 'P-1' } })
    await call('getNotifications')
    expect(headersOf(sent[0] as Request)).toEqual({ Locale: 'de' })
  })

  it('S5: names the TV line of TV contracts alone', async () => {
    const contract = { ...mobile, contractLineExternalId: 'TV-1', isTv: false }
    const { call, sent } = createTestApi(answer, { contract })
    await call('getNotifications')
    expect(sent[0]?.headers.has('externalTvId')).toBe(false)
  })

  it('S5: leaves fields out that have no value', async () => {
    const { api, sent } = createTestApi(async () => Response.json({ code: 'CHANGE_LANGUAGE_SUCCESS' }))
    await api.POST('/api/change-mvno-language', { body: { language: 2, phone: undefined } })
    expect(await sent[0]?.text()).toBe('language=2')
  })
})
