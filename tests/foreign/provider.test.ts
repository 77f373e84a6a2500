import { expect, test } from 'vitest'
import { asker, loggedIn, now } from './ask'
import { createForeignProvider, foreignAccounts, smsCode, unreachablePhone } from './provider'

/** The odd forms are what this provider is for: whoever finds one of them "wrong" shall meet these tests first. */

const postpaid = { SubscriptionId: '41002' }

test('logs in by SMS, and tells ids and numbers as numbers', async () => {
  const ask = asker(createForeignProvider({ now }))
  const sent = await ask('/api/send-sms', { form: { phone: foreignAccounts.petra.phone } })
  expect(sent.json).toMatchObject({ code: 'SEND_SMS_TO_USER_SUCCESS', message: null })
  expect(sent.json.body.user).toMatchObject({ userId: 4101, phoneNumber: 43600100101 })

  const wrong = await ask('/api/sms-login', { form: { id: '4101', code: '000000' } })
  expect(wrong.status).toBe(400)
  expect(wrong.json).toMatchObject({ code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE', body: [] })
  expect(wrong.json.message).toEqual({ text: 'Der Code stimmt nicht.' })

  const login = await ask('/api/sms-login', { form: { id: '4101', code: smsCode } })
  expect(login.json).toMatchObject({ code: 'OK', body: { token: expect.any(String) } })
  const unknown = await ask('/api/send-sms', { form: { phone: '43699999999' } })
  expect(unknown).toMatchObject({
    status: 200,
    json: { code: 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST' },
  })
  const down = await ask('/api/send-sms', { form: { phone: unreachablePhone } })
  expect(down).toMatchObject({ status: 500, json: { code: 'REQUEST_FAILED_SERVER_ERROR' } })
  const empty = await ask('/api/password-login', { form: { username: '' }, headers: { Locale: 'sr' } })
  expect(empty.json).not.toHaveProperty('message')
  expect(empty.json.body.validation_errors).toEqual({
    username: 'Ovo polje nedostaje.',
    password: ['Ovo polje nedostaje.'],
  })
})

test('refuses a token it does not know, dates each answer and records each call', async () => {
  const provider = createForeignProvider({ now })
  const { status, json, response } = await asker(provider, 'none')('/api/me?a=1')
  expect(status).toBe(401)
  expect(json.code).toBe('REQUEST_FAILED_INVALID_TOKEN')
  expect(response.headers.get('Last-Modified')).toContain('2025')
  expect(response.headers.has('Cache-Control')).toBe(false)
  expect(provider.asked).toMatchObject([{ method: 'GET', path: '/api/me', query: { a: '1' }, form: {} }])
  expect(provider.asked[0]?.headers.authorization).toBe('Bearer none')
})

test('tells of its customers in the form of the table from which each comes', async () => {
  const { user: petra } = (await (await loggedIn('petra'))('/api/me')).json.body
  expect(petra).toMatchObject({ unreadNotifications: null, loyalties: { 0: { balance: '1200.00' } } })
  expect(petra).toMatchObject({ account: { languageId: '2', smsNotification: 2 } })
  expect(petra).toMatchObject({
    contracts: [
      { contractType: 'PREPAID', isMobile: 1, isTv: 0, phoneNumber: 43600100101, productId: 61001 },
      { contractType: 'POSTPAID', bindingEndDate: '24.09.2027' },
      { isTv: 1, phoneNumber: null },
      { isInternet: 1 },
    ],
  })
  const { user: milan } = (await (await loggedIn('milan'))('/api/me/43600100502')).json.body
  expect(milan).toMatchObject({ unreadNotifications: '2', subscriptionId: 45002 })
  expect(milan).toMatchObject({ contracts: { 1: { contractType: 'Hybrid', statusReason: 'active' } } })
})

test('has nothing of an empty customer, each list in another form', async () => {
  const ask = await loggedIn('nada')
  const { user } = (await ask('/api/me')).json.body
  expect(user).toMatchObject({ contracts: {}, loyalties: {}, account: [], city: null })
  expect(user).not.toHaveProperty('email')
  expect((await ask('/api/notifications')).json).toMatchObject({ body: { notifications: null } })
  expect((await ask('/api/gdpr')).json.body).toEqual({ gdprs: {}, gdprsChilds: null })
  expect((await ask('/api/get-ppi')).json.body).toMatchObject({ contracts: {} })
  expect((await ask('/api/bills')).json).toEqual({})
  expect((await ask('/api/tariffs')).json.body).toEqual({ tariffs: {}, oldTariff: [] })
  expect((await ask('/api/resources')).json.body).toMatchObject({ resources: [], tariff_name: null })
  const listing = await ask('/api/listing?startDate=2026-11-01&endDate=2026-11-30&page=1')
  expect(listing.json.body).toMatchObject({ listing: null, listingPdf: [], pagination: { page: '1' } })
})

test('lists usages by pages whose numbers are text', async () => {
  const ask = await loggedIn('petra')
  const october = '/api/listing?startDate=01.10.2026&endDate=31.10.2026'
  const { body } = (await ask(`${october}&page=3`)).json
  expect(body.pagination).toMatchObject({ page: '3', numberOfPages: '3' })
  expect(body.listingPdf).toMatchObject({ noderef: 'store:listing/51001/2026-10' })
  expect(body.listing).toHaveLength(10)
  expect(body.listing).toMatchObject({
    0: {
      roaming: '1',
      date: expect.stringMatching(/^2026-10-\d\d \d\d:/),
      price: { value: expect.any(String) },
    },
    1: { price: { value: expect.any(Number) } },
  })
  expect((await ask(`${october}&page=4`)).json.body.listing).toBeNull()
  const calls = (await ask(`${october}&page=1&type=CALL`)).json.body
  expect(calls.pagination).toMatchObject({ numberOfPages: '1' })
})

test('lists bills without an envelope, amounts by turns as text and as number', async () => {
  const bills = await (await loggedIn('petra'))('/api/bills', { headers: postpaid })
  expect(bills.json).toHaveLength(8)
  expect(bills.json).toMatchObject({
    0: { total: { value: '23.40' }, isBillPayed: '0', forDate: '2026-11-05T00:00:00+01:00' },
    1: { total: { value: 24.55 }, remaining: '12.00', noderef: null, forDate: '2026-10-05' },
    2: { isBillPayed: '1', hasBillPdf: 1, filename: 'Rechnung-30606.pdf' },
  })
  const ofThea = await (await loggedIn('thea'))('/api/bills')
  expect(Object.keys(ofThea.json)).toEqual(['0', '1', '2'])
})

test('groups resources, with null and an object where a list could be', async () => {
  const ask = await loggedIn('petra')
  const { body } = (await ask('/api/resources')).json
  expect(body.user).toEqual({
    resources: { balance: { value: '23.40', currency: 'EUR' }, bonus: { value: 1.5, currency: 'EUR' } },
  })
  expect(body).toMatchObject({
    tariff_name: 'Almwind M',
    resources: {
      LOYALTY: null,
      OTHER: {},
      BUNDLE_ACCOUNT: { 0: { balance: '512.50', initialBalance: 2048 } },
      TARIFF_PLAN: [{ expiryDate: '2026-12-05T00:00:00+01:00' }, { initialBalance: '1000' }, {}],
    },
  })
  const ofPostpaid = (await ask('/api/resources', { headers: postpaid })).json.body
  expect(ofPostpaid).toMatchObject({ user: { resources: { bonus: [] } }, resources: { LOYALTY: [{}] } })
})

test('sells tariffs whose codes are text or numbers, and says "true" and "false" of their use', async () => {
  const { body } = (await (await loggedIn('petra'))('/api/tariffs')).json
  expect(body).toMatchObject({
    tariffs: [
      { mvno_code: 'ALM-S', isActive: 'false', price: { value: '9.90', label: '€' } },
      { mvno_code: 'ALM-M', isActive: 'true', price: { label: '14,90 €' } },
      { descriptionItems: { 0: { itemType: 1 }, 1: { itemType: '2', subtitle: null } } },
      { mvno_code: 7004, price: { value: 29.9 } },
      { mvno_code: 7005, descriptionItems: null },
    ],
    oldTariff: { mvno_code: 'ALM-0', isActive: 'false', label: 'PREPAID' },
  })
  const asUsual = (await (await loggedIn('milan'))('/api/tariffs')).json.body
  expect(asUsual).toMatchObject({ oldTariff: { mvno_code: 'ALM-S', isActive: 'true' }, tariffs: { 3: {} } })
})

test('tells of television, internet, devices and kinds of requests', async () => {
  const ask = await loggedIn('petra')
  expect((await ask('/api/tv-tariff/61003')).json.body).toMatchObject({
    tariff: { productId: 302, exYuChannels: '48', videoClubSeriesAndMovies: '0', simultaneousWatching: 2 },
  })
  expect((await ask('/api/tv-tariffs')).json.body.tariffs).toHaveLength(3)
  expect((await ask('/api/internet-tariff/61004')).json.body).toMatchObject({
    tariff: { speed: '150/30 Mbit/s' },
  })
  expect((await ask('/api/get-ppi')).json.body).toMatchObject({
    contracts: [{ created_at: '2025-11-03 14:05:33' }, {}, {}],
  })
  expect((await ask('/api/support-request-types')).json.body).toMatchObject({
    supportRequestTypes: { 0: { id: '1' }, 1: { id: '2' } },
  })
})
