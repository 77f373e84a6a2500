import { describe, expect, it } from 'vitest'
import type { operations } from '../../src/api/schema'
import { createCaller, phone } from './caller'

type Answer<Id extends keyof operations> = operations[Id]['responses'][200]['content']['application/json']
type BodyOf<Id extends keyof operations> =
  Answer<Id> extends { body?: infer Body } ? Partial<NonNullable<Body>> : never

const activation = (code: string) => ({ path: { mvno_code: code }, form: { type: 'tariff', plan_id: code } })
const ofContract = (ContractId: string) => ({ headers: { ContractId } })
const year = { startDate: '01.01.2026', endDate: '31.12.2026', page: 1 }

type Customer = Awaited<ReturnType<ReturnType<typeof createCaller>['signIn']>>
const read = async <Id extends keyof operations>(customer: Customer, id: Id, asked = {}) =>
  (await customer(id, asked)).body as BodyOf<Id>

describe('sandbox: signing in', () => {
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

  it('S6: answers in the language of the Locale header', async () => {
    const customer = await createCaller().signIn('everyday')
    const title = async (Locale: string) =>
      (await read(customer, 'getNotifications', { headers: { Locale } })).notifications?.[1]?.title
    expect(await title('de')).toBe('Neue Sender in Ihrem TV-Paket')
    expect(await title('sr')).toBe('Novi kanali u vašem TV paketu')
  })
})

describe('sandbox: contract headers', () => {
  it.each([
    [{}, 'C-1001'],
    [{ SubscriptionId: 'S-1002' }, 'C-1002'],
    [{ LogosoftId: 'L-1003' }, 'C-1003'],
    [{ ContractId: 'C-1004' }, 'C-1004'],
    [{ externalTvId: 'TV-1005' }, 'C-1005'],
  ])('S5: %j name the contract %s', async (headers, contractId) => {
    const customer = await createCaller().signIn('everyday')
    expect((await read(customer, 'getMe', { headers })).user?.contractId).toBe(contractId)
  })

  it('M1: resources, bills and listing are those of the contract', async () => {
    const customer = await createCaller().signIn('everyday')
    expect((await read(customer, 'getResources')).tariff_name).toBe('Mtel Free M')
    expect((await read(customer, 'getResources', ofContract('C-1002'))).tariff_name).toBe('Flex 20')
    expect((await customer('getBills')).json).toEqual([])
    expect((await customer('getBills', ofContract('C-1002'))).json).toHaveLength(8)
  })

  it('C1: the customer by number has the resources of that number', async () => {
    const customer = await createCaller().signIn('everyday')
    const resources = async (number: string) =>
      (await read(customer, 'getMeByPhone', { path: { phone: number } })).user?.resources
    expect(await resources('436601000011')).toEqual({ balance: { value: 18.75 }, bonus: { value: 0 } })
    expect(await resources('unknown')).toEqual({ balance: { value: 23.4 }, bonus: { value: 5 } })
  })
})

describe('sandbox: what a call changes', () => {
  it('T2: a tariff is exchanged, and its price lowers the balance', async () => {
    const customer = await createCaller().signIn('everyday')
    await customer('deactivateTariff', { path: { mvno_code: 'FREE_M' } })
    expect((await read(customer, 'getTariffs')).oldTariff).toBeNull()
    await customer('activateTariff', activation('FREE_S'))
    expect((await read(customer, 'getTariffs')).oldTariff).toMatchObject({
      name: 'Mtel Free S',
      isActive: true,
    })
    const { tariff_name, resources, user } = await read(customer, 'getResources')
    expect(tariff_name).toBe('Mtel Free S')
    expect(resources?.BUNDLE_ACCOUNT?.[0]).toMatchObject({ balance: 500, expiryDate: '18.12.2026' })
    expect(user?.resources?.balance?.value).toBe(13.5)
  })

  it('N2: a notification that is read lowers the count', async () => {
    const customer = await createCaller().signIn('everyday')
    const unread = async () => (await read(customer, 'getMe')).user?.unreadNotifications
    expect(await unread()).toBe(2)
    await customer('readNotification', { path: { id: 4 } })
    expect(await unread()).toBe(1)
  })

  it('P4: a voucher raises the balance, once', async () => {
    const customer = await createCaller().signIn('everyday')
    const voucher = { form: { phone, voucher: '1000-2000-3010' } }
    expect((await customer('topUpWithVoucher', voucher)).code).toBe('VOUCHER_TOPUP_SUCCESS')
    expect((await customer('topUpWithVoucher', voucher)).code).toBe('VOUCHER_TOPUP_FAILED_INVALID_VOUCHER')
    expect((await read(customer, 'getResources')).user?.resources?.balance?.value).toBe(33.4)
  })

  it('A2 A3 A4: settings are kept, each for its number', async () => {
    const customer = await createCaller().signIn('everyday')
    await customer('changeLanguage', { form: { language: 1, phone } })
    await customer('changeSmsNotifications', { form: { sms: 0, phone } })
    await customer('changeVoicemailState', { form: { voice_mail_state: 2, phone } })
    expect(await read(customer, 'getLanguage', { form: { phone } })).toEqual({ languageId: 1 })
    expect(await read(customer, 'getSmsNotifications', { query: { phone } })).toEqual({ state: 0 })
    expect(await read(customer, 'getVoicemailState')).toEqual({ state: 'SUSPENDED' })
    expect(await read(customer, 'getVoicemailState', ofContract('C-1002'))).toEqual({ state: 'ACTIVE' })
  })

  it('A5 G1: a consent is kept, and ends the asking', async () => {
    const customer = await createCaller().signIn('consents')
    expect(await read(customer, 'getConsentStatus')).toEqual({ GDPRShow: true })
    await customer('submitConsent', { form: { id: 11, agree: 1 } })
    expect(await read(customer, 'getConsentStatus')).toEqual({ GDPRShow: false })
    expect((await read(customer, 'getConsents')).gdprsChilds?.[0]).toMatchObject({ id: 11, agree: true })
  })

  it('L7 A6: the new password signs in, the former one does not', async () => {
    const { ask, signIn, resetToken } = createCaller()
    const signInWith = async (password: string) =>
      (await ask('loginWithPassword', { form: { username: 'everyday', password } })).status
    await (await signIn('everyday'))('changeAccountPassword', { form: { password: 'Winter2027' } })
    expect([await signInWith('Portal2026'), await signInWith('Winter2027')]).toEqual([400, 200])
    const token = await resetToken()
    await ask('updatePassword', { form: { password: 'Spring2027', token } })
    expect(await signInWith('Spring2027')).toBe(200)
    expect((await ask('checkReset', { form: { token } })).code).toBe('CHECK_RESET_FAILED_INVALID_RESET_TOKEN')
  })

  it('U1 U4: the listing is filtered by type and comes in pages', async () => {
    const customer = await createCaller().signIn('everyday')
    const query = { startDate: '01.10.2026', endDate: '31.10.2026', page: 1 }
    const all = await read(customer, 'getListing', { query })
    const calls = await read(customer, 'getListing', { query: { ...query, type: 'CALL' } })
    expect(all.listing).toHaveLength(20)
    expect(all.pagination?.numberOfPages).toBe(3)
    expect(all.listingPdf).toEqual({
      noderef: 'listing-P-1001-202610',
      filename: 'listing-P-1001-202610.pdf',
    })
    expect(new Set(calls.listing?.map(({ type }) => type))).toEqual(new Set(['CALL']))
    const beyond = await read(customer, 'getListing', { query: { ...query, page: 4 } })
    expect(beyond.listing).toEqual([])
  })

  it('returns to the seed at a reset', async () => {
    const { sandbox, signIn } = createCaller()
    await (await signIn('everyday'))('deactivateTariff', { path: { mvno_code: 'FREE_M' } })
    sandbox.reset()
    expect(sandbox.requests).toEqual([])
    const again = await signIn('everyday')
    expect((await read(again, 'getTariffs')).oldTariff?.name).toBe('Mtel Free M')
  })
})

describe('sandbox: demo customers', () => {
  it('empty: has one contract and nothing else', async () => {
    const customer = await createCaller().signIn('empty')
    const { user } = await read(customer, 'getMe')
    expect(user).toMatchObject({ unreadNotifications: 0, loyalties: [] })
    expect(user?.contracts).toHaveLength(1)
    expect((await customer('getBills')).json).toEqual([])
    expect((await read(customer, 'getDevices')).contracts).toEqual([])
    expect((await read(customer, 'getListing', { query: year })).listing).toEqual([])
  })

  it('crowd: has 1,000 contracts, 500 bills, 10,000 listing entries, 500 notifications', async () => {
    const customer = await createCaller().signIn('crowd')
    expect((await read(customer, 'getMe')).user?.contracts).toHaveLength(1000)
    expect((await customer('getBills')).json).toHaveLength(500)
    const { listing, pagination } = await read(customer, 'getListing', { query: year })
    expect((listing?.length ?? 0) * (pagination?.numberOfPages ?? 0)).toBe(10_000)
    expect((await read(customer, 'getNotifications')).notifications).toHaveLength(500)
  })

  it('none: has no contracts', async () => {
    const customer = await createCaller().signIn('none')
    expect((await read(customer, 'getMe')).user).not.toHaveProperty('contracts')
    expect((await customer('getResources')).code).toBe('REQUEST_FAILED_NOT_FOUND')
  })

  it('odd: is allowed by the contract, whatever is missing', async () => {
    const customer = await createCaller().signIn('odd')
    const { resources } = await read(customer, 'getResources')
    expect(resources).not.toHaveProperty('LOYALTY')
    for (const id of ['getMe', 'getBills', 'getNotifications', 'getDevices', 'getConsents'] as const)
      expect((await customer(id)).status).toBe(200)
  })
})
