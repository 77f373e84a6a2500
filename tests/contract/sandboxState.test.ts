import { expect, it } from 'vitest'
import type { operations } from '../../src/api/schema'
import { caseOf } from '../client/cases'
import { createCaller, phone } from './caller'

type Answer<Id extends keyof operations> = operations[Id]['responses'][200]['content']['application/json']
type BodyOf<Id extends keyof operations> =
  Answer<Id> extends { body?: infer Body } ? Partial<NonNullable<Body>> : never

const year = { startDate: '01.01.2026', endDate: '31.12.2026', page: 1 }

type Customer = Awaited<ReturnType<ReturnType<typeof createCaller>['signIn']>>
const read = async <Id extends keyof operations>(customer: Customer, id: Id, asked = {}) =>
  (await customer(id, asked)).body as BodyOf<Id>

it('L2: the code that was sent signs in once, and only the newest', async () => {
  const { ask, sandbox } = createCaller()
  await ask('sendSms', { form: { phone } })
  await ask('sendSms', { form: { phone } })
  const [newest, older] = sandbox.outbox.map(({ code }) => code ?? '')
  const signIn = async (code = '') => (await ask('loginWithSms', { form: { id: 'U-1001', code } })).code
  expect(newest).toMatch(/^\d{6}$/)
  if (older !== newest) expect(await signIn(older)).toBe('SMS_LOGIN_USER_FAILED_INVALID_CODE')
  expect(await signIn(newest)).toBe('SMS_LOGIN_USER_SUCCESS')
  expect(await signIn(newest)).toBe('SMS_LOGIN_USER_FAILED_INVALID_CODE')
})

it('S4: a token is refused 60 minutes after the login', async () => {
  const { sandbox, signIn } = createCaller()
  const customer = await signIn('everyday')
  sandbox.clock.advance(60 * 60_000 - 1)
  expect((await customer('getMe')).status).toBe(200)
  sandbox.clock.advance(1)
  expect(await customer('getMe')).toMatchObject({ status: 401, code: 'REQUEST_FAILED_INVALID_TOKEN' })
})

it('S5 S6: the sandbox answers in the language and about the contract that the headers name', async () => {
  const customer = await createCaller().signIn('everyday')
  const title = async (Locale: string) =>
    (await read(customer, 'getNotifications', { headers: { Locale } })).notifications?.[1]?.title
  expect(await title('de')).toBe('Neue Sender in Ihrem TV-Paket')
  expect(await title('sr')).toBe('Novi kanali u vašem TV paketu')
  for (const [headers, contractId] of [
    [{}, 'C-1001'],
    [{ SubscriptionId: 'S-1002' }, 'C-1002'],
    [{ LogosoftId: 'L-1003' }, 'C-1003'],
    [{ ContractId: 'C-1004' }, 'C-1004'],
    [{ externalTvId: 'TV-1005' }, 'C-1005'],
  ] as const)
    expect((await read(customer, 'getMe', { headers })).user).toMatchObject({ contractId })
})

it('T2 P4 A2 A3 A4: the sandbox keeps what a customer changes, each for its number', async () => {
  const customer = await createCaller().signIn('everyday')
  await customer('deactivateTariff', { path: { mvno_code: 'FREE_M' } })
  expect((await read(customer, 'getTariffs')).oldTariff).toBeNull()
  const form = { type: 'tariff', plan_id: 'FREE_S' }
  await customer('activateTariff', { path: { mvno_code: 'FREE_S' }, form })
  const { oldTariff } = await read(customer, 'getTariffs')
  expect(oldTariff).toMatchObject({ name: 'Mtel Free S', isActive: true })
  const voucher = { form: { phone, voucher: '1000-2000-3010' } }
  expect((await customer('topUpWithVoucher', voucher)).code).toBe('VOUCHER_TOPUP_SUCCESS')
  expect((await customer('topUpWithVoucher', voucher)).code).toBe('VOUCHER_TOPUP_FAILED_INVALID_VOUCHER')
  expect(await read(customer, 'getResources')).toMatchObject({
    tariff_name: 'Mtel Free S',
    resources: {
      BUNDLE_ACCOUNT: expect.arrayContaining([
        expect.objectContaining({ balance: 500, expiryDate: '18.12.2026' }),
      ]),
    },
    // 23.40 less the price of the tariff, and the voucher.
    user: { resources: { balance: { value: 23.5 } } },
  })

  await customer('changeLanguage', { form: { language: 1, phone } })
  await customer('changeSmsNotifications', { form: { sms: 0, phone } })
  await customer('changeVoicemailState', { form: { voice_mail_state: 2, phone } })
  expect(await read(customer, 'getLanguage', { form: { phone } })).toEqual({ languageId: 1 })
  expect(await read(customer, 'getSmsNotifications', { query: { phone } })).toEqual({ state: 0 })
  expect(await read(customer, 'getVoicemailState')).toEqual({ state: 'SUSPENDED' })
  const headers = { ContractId: 'C-1002' }
  expect(await read(customer, 'getVoicemailState', { headers })).toEqual({ state: 'ACTIVE' })
})

it('A5 G1: a consent is kept, and ends the asking', async () => {
  const customer = await createCaller().signIn('consents')
  expect(await read(customer, 'getConsentStatus')).toEqual({ GDPRShow: true })
  await customer('submitConsent', { form: { id: 11, agree: 1 } })
  expect(await read(customer, 'getConsentStatus')).toEqual({ GDPRShow: false })
  expect((await read(customer, 'getConsents')).gdprsChilds?.[0]).toMatchObject({ id: 11, agree: true })
})

it('L7 A6: the new password signs in, the former one does not; a reset returns to the seed', async () => {
  const { ask, sandbox, signIn } = createCaller()
  const signInWith = async (password: string) =>
    (await ask('loginWithPassword', { form: { username: 'everyday', password } })).status
  await (await signIn('everyday'))('changeAccountPassword', { form: { password: 'Winter2027' } })
  expect([await signInWith('Portal2026'), await signInWith('Winter2027')]).toEqual([400, 200])
  const { token = '' } = (await caseOf('checkReset', sandbox)).form ?? {}
  const weak = await ask('updatePassword', { form: { password: 'short', token }, headers: { Locale: 'sr' } })
  expect(weak.code).toBe('PASSWORD_RESET_FAILED_VALIDATION_ERROR')
  const errors = ['Lozinka mora imati najmanje 8 znakova', 'Lozinka mora sadržati cifru']
  expect(weak.body.validation_errors?.password).toEqual(errors)
  await ask('updatePassword', { form: { password: 'Spring2027', token } })
  expect(await signInWith('Spring2027')).toBe(200)
  expect((await ask('checkReset', { form: { token } })).code).toBe('CHECK_RESET_FAILED_INVALID_RESET_TOKEN')
  sandbox.reset()
  expect([await signInWith('Spring2027'), await signInWith('Portal2026')]).toEqual([400, 200])
})

it('the sandbox has a customer with much and one without a contract', async () => {
  const { signIn } = createCaller()
  const crowd = await signIn('crowd')
  expect((await read(crowd, 'getMe')).user?.contracts).toHaveLength(1000)
  expect((await crowd('getBills')).json).toHaveLength(500)
  const { listing, pagination } = await read(crowd, 'getListing', { query: year })
  expect((listing?.length ?? 0) * (pagination?.numberOfPages ?? 0)).toBe(10_000)
  expect((await read(crowd, 'getNotifications')).notifications).toHaveLength(500)

  const none = await signIn('none')
  expect((await read(none, 'getMe')).user).not.toHaveProperty('contracts')
  expect((await none('getResources')).code).toBe('REQUEST_FAILED_NOT_FOUND')
})
