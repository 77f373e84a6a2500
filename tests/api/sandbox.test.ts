import { afterEach, expect, it, vi } from 'vitest'
import { createSandbox } from '../../sandbox/app'
import type { OperationId } from '../../sandbox/document'
import { brokenPhone } from '../../sandbox/login'
import { emptyMemory } from '../../sandbox/memory'
import type { SandboxOptions } from '../../sandbox/sandbox'
import type { Contract } from '../../src/api/types'
import { type Case, caseOf } from './cases'
import { createTestApi, signIn } from './testApi'

const now = new Date(2026, 10, 20, 10)
const phone = '436601000001'
const username = 'everyday'
const topUp = (number: string) => ({ form: { amount: 10, phone: number, type: 'topup', origin: 'at' } })
const activation = (code: string) => ({ path: { mvno_code: code }, form: { type: 'tariff', plan_id: code } })
const smsLogin = (code: string) => ({ form: { id: 'U-1001', code } })
const short = { form: { password: 'short' } }
const nobody = { form: { username: 'nobody', returnUrl: 'http://portal.test/reset-password' } }
const noCredentials = { form: { username: '', password: '' } }
const question = { form: { request_type: 2, contractid: 'C-1001', text: '123456789' } }
const mismatch = { contract: { productId: '', contractId: 'C-1001', subscriptionId: 'S-1002' } }

interface Answer {
  code?: string
  message?: string
  body?: Record<string, unknown>
}

/** A sandbox, and calls of the portal's client for a customer with one contract of every kind. */
async function createCaller(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ now, ...options })
  const token = await signIn(sandbox.fetch)
  const ask = async (id: OperationId, { contract, ...params }: Case = {}, locale = 'de') => {
    const { call } = createTestApi(sandbox.fetch, { token, locale, contract: contract ?? null })
    const { data, error, response } = await call(id, params)
    expect(sandbox.violations).toEqual([])
    const { body = {}, ...answer } = (data ?? error) as Answer
    return { status: response.status, body, ...answer }
  }
  const codesOf = async (id: OperationId, ...all: Case[]) => {
    const codes: string[] = []
    for (const params of all) codes.push((await ask(id, params)).code ?? '')
    return codes
  }
  return { sandbox, ask, codesOf }
}

afterEach(() => void vi.restoreAllMocks())

/** What sandbox/README.md says to type, and the fields that the refusal names. */
it.each<[code: string, id: OperationId, asked: Case, ...fields: string[]]>([
  ['REQUEST_FAILED_SERVER_ERROR', 'sendSms', { form: { phone: brokenPhone } }],
  ['SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', 'sendSms', { form: { phone: '436609999999' } }],
  ['SEND_SMS_TO_USER_FAILED_VALIDATION_ERROR', 'sendSms', { form: { phone: ' ' } }, 'phone'],
  ['SMS_LOGIN_USER_FAILED_INVALID_CODE', 'loginWithSms', smsLogin('0'), 'code'],
  ['SMS_LOGIN_USER_FAILED_VALIDATION_ERROR', 'loginWithSms', smsLogin(''), 'code'],
  ['PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR', 'loginWithPassword', noCredentials, 'username', 'password'],
  ['PASSWORD_RESET_FAILED_USER_DOESNT_EXIST', 'requestPasswordReset', nobody, 'username'],
  ['CHECK_RESET_FAILED_INVALID_RESET_TOKEN', 'checkReset', { form: { token: 'unknown' } }],
  ['UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN', 'updatePassword', { form: { token: '', password: 'x' } }],
  ['ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND', 'activateTariff', activation('FREE_L')],
  ['ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE', 'activateTariff', activation('FREE_S')],
  ['DEACTIVATE_PLAN_FAILED_NOT_ACTIVE', 'deactivateTariff', { path: { mvno_code: 'FREE_S' } }],
  ['CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR', 'changeTvPassword', short, 'password'],
  ['CHANGED_PASSWORD_FAILED_VALIDATION_ERROR', 'changeAccountPassword', short, 'password'],
  ['TOPUP_FAILED_NUMBER_NOT_PREPAID', 'prepareTopUp', topUp('436601000011')],
  ['TOPUP_FAILED_NUMBER_NOT_PREPAID', 'topUpWithVoucher', { form: { phone: '1', voucher: '1' } }],
  ['SUPPORT_REQUEST_FAILED_VALIDATION_ERROR', 'sendSupportRequest', question, 'text'],
  ['PAY_BILL_FAILED_ALREADY_PAID', 'payBill', { form: { reference_number: 'R-1002-2026-08', amount: 1 } }],
  ['REQUEST_FAILED_NOT_FOUND', 'getBillStatus', { form: { checkoutId: 'unknown' } }],
  ['REQUEST_FAILED_NOT_FOUND', 'getTvTariff', { path: { productId: 'P-1001' } }],
  ['REQUEST_FAILED_NOT_FOUND', 'getBills', mismatch],
])('the sandbox refuses with %s: %s', async (code, id, params, ...fields) => {
  const { status, body, ...answer } = await (await createCaller()).ask(id, params)
  const own = { REQUEST_FAILED_SERVER_ERROR: 500, REQUEST_FAILED_NOT_FOUND: 404 }[code]
  expect([status, answer.code, answer.message]).toEqual([own ?? 400, code, expect.stringMatching(/./)])
  expect(Object.keys(body.validation_errors ?? {})).toEqual(fields)
})

const form = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
const listing = '/api/listing?startDate=01.11.2026&endDate=30.11.2026'
const cheap = { amount: '9.99', phone: '1', type: 'topup', origin: 'at' }

it.each<[deviation: string, path: string, init?: RequestInit]>([
  ["sendSms: body: / must have required property 'phone'", '/api/send-sms', form({})],
  ['sendSms: body: is not application/x-www-form-urlencoded', '/api/send-sms', json],
  ['readNotification: path: /id', '/api/read-notifications/x', { method: 'POST' }],
  ["getListing: query: / must have required property 'page'", listing],
  ['(all)', `${listing}&page=1&all=1`],
  ['getListing: query: /type', `${listing}&page=1&type=ALL`],
  ['getMe: header: /Locale', '/api/me', { headers: { Locale: 'de-AT' } }],
  ['deactivateTariff: body: must be empty', '/api/tariffs/deactivate/X', form({ a: '1' })],
  ['GET /api/unknown: is not an operation', '/api/unknown'],
  ['prepareTopUp: body: /amount', '/api/prepare-transaction-request', form(cheap)],
])('S5: the sandbox reports the deviation %s', async (deviation, path, init) => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sandbox = createSandbox()
  const response = await sandbox.fetch(new Request(`http://portal.test${path}`, init))
  expect(response.status).toBe(500)
  const message = expect.stringContaining(deviation)
  expect(await response.json()).toMatchObject({ code: 'API_VIOLATION', message })
  expect(sandbox.violations).toEqual([message])
  expect(logged).toHaveBeenCalledOnce()
})

it('S5 S6: the sandbox answers in the language and about the contract that the headers name', async () => {
  const { ask } = await createCaller()
  for (const [locale, title] of [
    ['sr', 'Novi kanali u vašem TV paketu'],
    ['en', 'New channels in your TV package'],
    // The sandbox has no French.
    ['fr', 'Neue Sender in Ihrem TV-Paket'],
  ]) {
    const { body } = await ask('getNotifications', {}, locale)
    expect(body.notifications).toMatchObject([{}, { title }, {}, {}])
  }
  const headers: [contractId: string, Partial<Contract>][] = [
    ['C-1001', {}],
    ['C-1002', { subscriptionId: 'S-1002' }],
    ['C-1003', { logosoftId: 'L-1003' }],
    ['C-1004', { contractId: 'C-1004' }],
    ['C-1005', { contractLineExternalId: 'TV-1005', isTv: true }],
  ]
  for (const [contractId, named] of headers)
    expect((await ask('getMe', { contract: { productId: '', ...named } })).body.user).toMatchObject({
      contractId,
    })
})

it('L2 L7 A6: only the newest code and password are valid; a code and a link work once; a reset restores everything', async () => {
  const { sandbox, ask, codesOf } = await createCaller()
  await codesOf('sendSms', { form: { phone } }, { form: { phone } })
  const [newest = {}, older = {}] = sandbox.outbox.map((sms) => smsLogin(sms.code ?? ''))
  expect(await codesOf('loginWithSms', older, newest, newest)).toEqual([
    'SMS_LOGIN_USER_FAILED_INVALID_CODE',
    'SMS_LOGIN_USER_SUCCESS',
    'SMS_LOGIN_USER_FAILED_INVALID_CODE',
  ])

  const accepted = async (...passwords: string[]) => {
    const logins = passwords.map((password) => ({ form: { username, password } }))
    return (await codesOf('loginWithPassword', ...logins)).map((code) => code.endsWith('SUCCESS'))
  }
  await ask('changeAccountPassword', { form: { password: 'Winter2027' } })
  expect(await accepted('Portal2026', 'Winter2027')).toEqual([false, true])
  const { token = '' } = (await caseOf('checkReset', sandbox)).form ?? {}
  await ask('updatePassword', { form: { password: 'Spring2027', token } })
  expect(await codesOf('checkReset', { form: { token } })).toEqual(['CHECK_RESET_FAILED_INVALID_RESET_TOKEN'])
  expect(await accepted('Winter2027', 'Spring2027')).toEqual([false, true])
  sandbox.reset()
  expect(await accepted('Spring2027', 'Portal2026')).toEqual([false, true])
})

it('P7: another sandbox continues a payment from a copy of the memory, and a reset empties it', async () => {
  const memory = emptyMemory()
  const { sandbox, ask } = await createCaller({ memory, paymentOrigin: () => 'http://payment.test' })
  const address = String((await ask('prepareTopUp', topUp(phone))).body.redirectUrl)
  const checkoutId = new URL(address).pathname.split('/').at(-1) ?? ''
  expect(address).toContain('http://payment.test/pay/')
  await ask('sendSms', { form: { phone } })
  sandbox.clock.advance(60_000)
  sandbox.faults.set({ operationId: 'getDevices', fault: '500' })
  sandbox.gateway.faults.set('scriptMissing')

  const saved = structuredClone(memory)
  const next = await createCaller({ memory: saved })
  expect(next.sandbox.outbox).toEqual(sandbox.outbox)
  expect(next.sandbox.requests.slice(0, -1)).toEqual(sandbox.requests)
  expect(next.sandbox.clock.now()).toEqual(sandbox.clock.now())
  expect(next.sandbox.faults.list()).toEqual(sandbox.faults.list())
  expect(next.sandbox.gateway.faults.is('scriptMissing')).toBe(true)

  const result = { query: { checkoutId } }
  expect(await next.codesOf('getTransactionStatus', result)).toEqual([
    'GET_TRANSACTION_STATUS_FAILED_PENDING',
  ])
  const onPage = (action: string, page = address) =>
    next.sandbox.gateway.fetch(new Request(page, form({ action })))
  expect((await onPage('pay', `${address.split('?')[0]}?return=javascript:alert(1)`)).status).toBe(400)
  const paid = await onPage('pay')
  await onPage('decline')
  expect(paid.headers.get('location')).toBe(
    `http://portal.test/transaction-completed?id=${checkoutId}&resourcePath=%2Fv1%2Fcheckouts%2F${checkoutId}%2Fpayment`,
  )
  expect((await next.sandbox.gateway.fetch(new Request(address))).status).toBe(410)
  expect(next.sandbox.checkouts.charges).toEqual([{ checkoutId, amount: 10, purpose: phone }])
  expect(sandbox.checkouts.charges).toEqual([])
  expect((await next.ask('getTransactionStatus', result)).body.user).toMatchObject({
    resources: { balance: { value: 33.4 } },
  })
  expect(await next.codesOf('getTransactionStatus', result)).toEqual(['REQUEST_FAILED_NOT_FOUND'])

  next.sandbox.reset()
  const { provider, ...rest } = saved
  expect(rest).toEqual({ ...emptyMemory(), gatewayFaults: { active: undefined } })
  expect((await next.ask('getMe')).status).toBe(401)
})
