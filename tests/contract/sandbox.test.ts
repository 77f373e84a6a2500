import { afterEach, expect, it, vi } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import type { OperationId } from '../../sandbox/document'
import { brokenPhone } from '../../sandbox/login'
import { emptyMemory } from '../../sandbox/memory'
import { caseOf } from '../client/cases'
import { operations } from '../client/testApi'
import { type Ask, createCaller, now, phone, requestOf } from './caller'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const signedIn = operations.filter(({ token }) => token !== 'none')
it.each(signedIn)(
  'S4: the sandbox refuses an unknown token for $id, and none if it is required',
  async (operation) => {
    const { id, token } = operation
    const caller = createCaller()
    const { contract, ...asked } = await caseOf(id, caller.sandbox)
    const headers = { Authorization: 'Bearer unknown' }
    const refused = { status: 401, code: 'REQUEST_FAILED_INVALID_TOKEN' }
    expect(await caller.ask(id, { ...asked, headers })).toMatchObject(refused)
    if (token === 'required') expect(await caller.ask(id, asked)).toMatchObject(refused)
  },
)

const username = 'everyday'
const returnUrl = 'http://portal.test/reset-password'
const topUp = (number: string) => ({ form: { amount: 10, phone: number, type: 'topup', origin: 'at' } })
const activation = (code: string) => ({ path: { mvno_code: code }, form: { type: 'tariff', plan_id: code } })

/** By code: how to get it, and the fields that it names. */
const refusals: Record<string, [operation: OperationId, asked: Ask, ...fields: string[]][]> = {
  REQUEST_FAILED_SERVER_ERROR: [['sendSms', { form: { phone: brokenPhone } }]],
  SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST: [['sendSms', { form: { phone: '436609999999' } }]],
  SEND_SMS_TO_USER_FAILED_VALIDATION_ERROR: [['sendSms', { form: { phone: ' ' } }, 'phone']],
  SMS_LOGIN_USER_FAILED_INVALID_CODE: [['loginWithSms', { form: { id: 'U-1001', code: '000000' } }, 'code']],
  SMS_LOGIN_USER_FAILED_VALIDATION_ERROR: [['loginWithSms', { form: { id: 'U-1001', code: '' } }, 'code']],
  PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR: [
    ['loginWithPassword', { form: { username: 'nobody', password: 'x' } }, 'username'],
    ['loginWithPassword', { form: { username, password: 'x' } }, 'password'],
    ['loginWithPassword', { form: { username: '', password: '' } }, 'username', 'password'],
  ],
  PASSWORD_RESET_FAILED_USER_DOESNT_EXIST: [
    ['requestPasswordReset', { form: { username: 'nobody', returnUrl } }, 'username'],
  ],
  CHECK_RESET_FAILED_INVALID_RESET_TOKEN: [['checkReset', { form: { token: 'unknown' } }]],
  UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN: [
    ['updatePassword', { form: { token: 'unknown', password: 'Winter2027' } }],
  ],
  ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND: [['activateTariff', activation('FREE_L')]],
  ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE: [['activateTariff', activation('FREE_S')]],
  DEACTIVATE_PLAN_FAILED_NOT_ACTIVE: [['deactivateTariff', { path: { mvno_code: 'FREE_S' } }]],
  CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR: [
    ['changeTvPassword', { form: { password: 'short' } }, 'password'],
  ],
  CHANGED_PASSWORD_FAILED_VALIDATION_ERROR: [
    ['changeAccountPassword', { form: { password: 'short' } }, 'password'],
  ],
  TOPUP_FAILED_NUMBER_NOT_PREPAID: [
    ['prepareTopUp', topUp('436601000011')],
    ['topUpWithVoucher', { form: { phone: '436601000011', voucher: '1000-2000-3010' } }],
  ],
  VOUCHER_TOPUP_FAILED_INVALID_VOUCHER: [['topUpWithVoucher', { form: { phone, voucher: '1' } }]],
  SUPPORT_REQUEST_FAILED_VALIDATION_ERROR: [
    ['sendSupportRequest', { form: { request_type: 2, contractid: 'C-1001', text: '123456789' } }, 'text'],
  ],
  PAY_BILL_FAILED_ALREADY_PAID: [['payBill', { form: { reference_number: 'R-1002-2026-08', amount: 1 } }]],
  REQUEST_FAILED_NOT_FOUND: [
    ['getTransactionStatus', { query: { checkoutId: 'unknown' } }],
    ['getBillStatus', { form: { checkoutId: 'unknown' } }],
    ['getTvTariff', { path: { productId: 'P-1001' } }],
    ['getBills', { headers: { ContractId: 'C-1001', SubscriptionId: 'S-1002' } }],
  ],
}
const cases = Object.entries(refusals).flatMap(([code, list]) =>
  list.map(([operation, asked, ...fields]) => ({ code, operation, asked, fields })),
)

it.each(cases)('the sandbox refuses $operation with $code', async ({ code, operation, asked, fields }) => {
  const isAnonymous = operations.some(({ id, token }) => id === operation && token === 'none')
  for (const refusalStatus of [200, 400]) {
    const caller = createCaller({ refusalStatus })
    const ask = isAnonymous ? caller.ask : await caller.signIn('everyday')
    const answer = await ask(operation, asked)
    const own = { REQUEST_FAILED_SERVER_ERROR: 500, REQUEST_FAILED_NOT_FOUND: 404 }[code]
    expect(answer).toMatchObject({
      code,
      status: own ?? refusalStatus,
      json: { message: expect.stringMatching(/./) },
    })
    expect(Object.keys(answer.body.validation_errors ?? {})).toEqual(fields)
  }
})

it('E1: a fault of the sandbox loses an answer, delays it, and ends after its calls or when it is cleared', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const { sandbox, signIn } = createCaller()
  const customer = await signIn('everyday')
  const statusOf = async () => (await customer('getMe')).status
  const deactivation: Ask = { path: { mvno_code: 'FREE_M' } }
  sandbox.faults.set({ operationId: 'deactivateTariff', fault: 'drop', times: 1 })
  await expect(customer('deactivateTariff', deactivation)).rejects.toThrow('Failed to fetch')
  // The call was carried out.
  expect((await customer('deactivateTariff', deactivation)).code).toBe('DEACTIVATE_PLAN_FAILED_NOT_ACTIVE')

  sandbox.faults.set({ operationId: 'getMe', fault: '500', times: 2 })
  expect([await statusOf(), await statusOf(), await statusOf()]).toEqual([500, 500, 200])
  sandbox.faults.set({ operationId: '*', fault: '500' })
  expect(await statusOf()).toBe(500)
  sandbox.faults.clear()
  expect(await statusOf()).toBe(200)

  sandbox.faults.set({ operationId: 'getMe', fault: 'delay', delayMs: 5000 })
  const answered = vi.fn()
  const answer = statusOf().then(answered)
  await vi.advanceTimersByTimeAsync(4999)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await answer
  expect(answered).toHaveBeenCalledWith(200)
})

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
const listing = '/api/listing?startDate=01.11.2026&endDate=30.11.2026'
const cheap = { amount: '9.99', phone: '1', type: 'topup', origin: 'at' }

it.each<[said: string, path: string, init: RequestInit]>([
  ["sendSms: body: / must have required property 'phone'", '/api/send-sms', form({})],
  ['sendSms: body: is no application/x-www-form-urlencoded', '/api/send-sms', json],
  ['readNotification: path: /id', '/api/read-notifications/x', { method: 'POST' }],
  ["getListing: query: / must have required property 'page'", listing, {}],
  ['(all)', `${listing}&page=1&all=1`, {}],
  ['getListing: query: /type', `${listing}&page=1&type=ALL`, {}],
  ['getMe: header: /Locale', '/api/me', { headers: { Locale: 'en' } }],
  ['deactivateTariff: body: must be empty', '/api/tariffs/deactivate/X', form({ a: '1' })],
  ['GET /api/unknown: is no operation', '/api/unknown', {}],
  ['prepareTopUp: body: /amount', '/api/prepare-transaction-request', form(cheap)],
])('S5: the sandbox names the deviation %s', async (said, path, init) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sandbox = createSandbox()
  const response = await sandbox.fetch(new Request(`http://portal.test${path}`, init))
  expect(response.status).toBe(500)
  const message = expect.stringContaining(said)
  expect(await response.json()).toMatchObject({ code: 'CONTRACT_VIOLATION', message })
  expect(sandbox.violations).toEqual([message])
  expect(logged).toHaveBeenCalledOnce()
})

it('another sandbox continues from a copy of its memory, as in a browser, and is empty after a reset', async () => {
  const memory = emptyMemory()
  const { sandbox, signIn } = createCaller({ memory })
  const customer = await signIn('everyday')
  const { redirectUrl } = (await customer('prepareTopUp', topUp(phone))).body
  await customer('sendSms', { form: { phone } })
  sandbox.clock.advance(60_000)
  sandbox.faults.set({ operationId: 'getDevices', fault: '500' })
  sandbox.gateway.faults.set('scriptMissing')
  const headers = { Authorization: sandbox.requests[1]?.headers.Authorization ?? '' }

  const kept = structuredClone(memory)
  const next = createSandbox({ now, memory: kept })
  expect(next.outbox).toEqual(sandbox.outbox)
  expect(next.requests).toEqual(sandbox.requests)
  expect(next.clock.now()).toEqual(sandbox.clock.now())
  expect(next.faults.list()).toEqual(sandbox.faults.list())
  expect(next.gateway.faults.is('scriptMissing')).toBe(true)
  const body = new URLSearchParams({ action: 'pay' })
  const paid = await next.gateway.fetch(new Request(String(redirectUrl), { method: 'POST', body }))
  const checkoutId = new URL(paid.headers.get('location') ?? '').searchParams.get('id') ?? ''
  const ask = requestOf('getTransactionStatus', { query: { checkoutId }, headers })
  expect(await (await next.fetch(ask)).json()).toMatchObject({
    body: { user: { resources: { balance: { value: 33.4 } } } },
  })
  expect(sandbox.checkouts.charges).toEqual([])

  next.reset()
  const { provider, ...rest } = kept
  expect(rest).toEqual({ ...emptyMemory(), gatewayFaults: { active: undefined } })
  const seeded = createSandbox({ now, memory: kept })
  expect((await seeded.fetch(requestOf('getMe', { headers }))).status).toBe(401)
})
