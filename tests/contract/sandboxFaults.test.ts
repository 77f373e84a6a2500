import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import type { Fault } from '../../sandbox/faults'
import { type Ask, createCaller, requestOf } from './caller'

const origin = 'http://portal.test'
/** A signed-in customer whose next calls of getMe meet the fault. */
const withFault = async (fault: Omit<Fault, 'operationId'>) => {
  const { sandbox, ask } = createCaller()
  const { body } = await ask('loginWithPassword', { form: { username: 'everyday', password: 'Portal2026' } })
  sandbox.faults.set({ operationId: 'getMe', ...fault })
  const headers = { Authorization: `Bearer ${body.token}` }
  return { sandbox, call: () => sandbox.fetch(requestOf('getMe', { headers })) }
}

describe('sandbox: faults', () => {
  it('E1: 500 answers with the code of a server error', async () => {
    const response = await (await withFault({ fault: '500' })).call()
    expect(response.status).toBe(500)
    expect(await response.json()).toMatchObject({ code: 'REQUEST_FAILED_SERVER_ERROR' })
  })

  it('E1: 502 answers with a page', async () => {
    const response = await (await withFault({ fault: '502' })).call()
    expect(response.status).toBe(502)
    expect(response.headers.get('content-type')).toContain('text/html')
  })

  it.each([
    ['truncated', 200],
    ['empty', 200],
    ['429', 429],
  ] as const)('E1: %s answers with something that is no JSON', async (fault, status) => {
    const response = await (await withFault({ fault })).call()
    expect(response.status).toBe(status)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  it('E1: wrongShape answers with JSON that is not as described', async () => {
    expect(await (await (await withFault({ fault: 'wrongShape' })).call()).json()).toEqual({ body: 42 })
  })

  it('E1: unknownCode answers with a refusal nobody has heard of', async () => {
    const answer = (await (await (await withFault({ fault: 'unknownCode' })).call()).json()) as {
      code: string
    }
    expect(answer.code).toContain('FAILED')
  })

  it.each([401, 200])('S4: tokenRefused answers with status %i', async (status) => {
    const response = await (await withFault({ fault: 'tokenRefused', status })).call()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code: 'REQUEST_FAILED_INVALID_TOKEN' })
  })

  it('E1: drop carries the call out and loses the answer', async () => {
    const { sandbox, signIn } = createCaller()
    const customer = await signIn('everyday')
    const deactivation: Ask = { path: { mvno_code: 'FREE_M' } }
    sandbox.faults.set({ operationId: 'deactivateTariff', fault: 'drop', times: 1 })
    await expect(customer('deactivateTariff', deactivation)).rejects.toThrow('Failed to fetch')
    expect((await customer('deactivateTariff', deactivation)).code).toBe('DEACTIVATE_PLAN_FAILED_NOT_ACTIVE')
  })

  it('is over after so many times, and when it is cleared', async () => {
    const { call, sandbox } = await withFault({ fault: '500', times: 2 })
    expect([(await call()).status, (await call()).status, (await call()).status]).toEqual([500, 500, 200])
    sandbox.faults.set({ operationId: '*', fault: '500' })
    expect((await call()).status).toBe(500)
    sandbox.faults.clear()
    expect((await call()).status).toBe(200)
  })

  it('delay holds the answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { call } = await withFault({ fault: 'delay', delayMs: 5000 })
    let answered = false
    const answer = call().then((response) => {
      answered = true
      return response
    })
    await vi.advanceTimersByTimeAsync(4999)
    expect(answered).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect((await answer).status).toBe(200)
    vi.useRealTimers()
  })
})

describe('sandbox: the contract', () => {
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
  const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
  const period = 'startDate=01.11.2026&endDate=30.11.2026'

  it.each([
    [
      'a form field that is missing',
      '/api/send-sms',
      form({}),
      "sendSms: body: / must have required property 'phone'",
    ],
    ['a form field too many', '/api/send-sms', form({ phone: '1', more: '1' }), '(more)'],
    [
      'a body that is no form',
      '/api/send-sms',
      json,
      'sendSms: body: is no application/x-www-form-urlencoded',
    ],
    ['a wrong option', '/api/submit-gdpr', form({ id: '1', agree: '2' }), 'submitConsent: body: /agree'],
    [
      'a path that is no number',
      '/api/read-notifications/x',
      { method: 'POST' },
      'readNotification: path: /id',
    ],
    [
      'a query that is missing',
      `/api/listing?${period}`,
      {},
      "getListing: query: / must have required property 'page'",
    ],
    ['a query too many', `/api/listing?${period}&page=1&all=1`, {}, '(all)'],
    ['a wrong type', `/api/listing?${period}&page=1&type=ALL`, {}, 'getListing: query: /type'],
    ['a wrong language', '/api/me', { headers: { Locale: 'en' } }, 'getMe: header: /Locale'],
    [
      'a body where none belongs',
      '/api/tariffs/deactivate/X',
      form({ a: '1' }),
      'deactivateTariff: body: must be empty',
    ],
    ['an unknown path', '/api/unknown', {}, 'GET /api/unknown: is no operation'],
    [
      'an amount below 10',
      '/api/prepare-transaction-request',
      form({ amount: '9.99', phone: '1', type: 'topup', origin: 'at' }),
      'prepareTopUp: body: /amount',
    ],
  ])('S5: refuses %s, by name', async (_, path, init, said) => {
    const sandbox = createSandbox()
    const response = await sandbox.fetch(new Request(`${origin}${path}`, init))
    expect(response.status).toBe(500)
    const { code, message } = (await response.json()) as { code: string; message: string }
    expect(code).toBe('CONTRACT_VIOLATION')
    expect(message).toContain(said)
    expect(sandbox.violations).toEqual([message])
    expect(console.error).toHaveBeenCalledOnce()
  })
})
