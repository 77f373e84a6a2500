import { expect, test } from 'vitest'
import { asker, loggedIn, now } from './ask'
import { createForeignProvider, foreignAccounts } from './provider'

test('books a paid bill when its result is asked, and hands out its PDF', async () => {
  const provider = createForeignProvider({ now })
  const ask = await loggedIn('petra', provider)
  const form = { reference_number: '903060817', amount: '23.40' }
  const checkoutId = String((await ask('/api/pay-bill', { form })).json.body.checkoutId)
  expect(checkoutId).toMatch(/^[A-Za-z0-9.]+$/)
  provider.pay(checkoutId, 'refused')
  const refused = await ask('/api/bill-status', { form: { checkoutId } })
  expect(refused).toMatchObject({ status: 200, json: { code: 'TRANSACTION_FAILED_BY_BANK' } })
  provider.pay(checkoutId, 'paid')
  const paid = await ask('/api/bill-status', { form: { checkoutId } })
  expect(paid.json).toMatchObject({ code: 'GET_TRANSACTION_STATUS_SUCCESS', body: [] })
  const bills = await ask('/api/bills', { headers: { SubscriptionId: '41002' } })
  expect(bills.json).toMatchObject({ 0: { isBillPayed: '1', remaining: '0.00' } })

  const pdf = await ask('/api/download-pdf', { form: { id: '30606' } })
  expect(atob(String(pdf.json.body))).toMatch(/^%PDF-/)
})

test('leaves a payment open, and a PDF bare, where it is told to', async () => {
  const provider = createForeignProvider({ now, paymentResult: 'open', pdfForm: 'bare' })
  const ask = await loggedIn('petra', provider)
  const form = { phone: '43600100101', amount: '10.00', type: 'topup' }
  const { redirectUrl } = (await ask('/api/prepare-transaction-request', { form })).json.body
  const path = `/v1/checkouts/${String(redirectUrl).split('/').at(-1)}/payment`
  const open = await ask(`/api/transaction-status?checkoutId=${encodeURIComponent(path)}`)
  expect(open.json.code).toBe('TRANSACTION_ERROR_STILL_OPEN')

  const request = new Request('http://foreign.example/api/download-pdf', {
    method: 'POST',
    headers: { Authorization: provider.asked.at(-1)?.headers.authorization ?? '' },
    body: new URLSearchParams({ id: 'store:listing/51001/2026-10' }),
  })
  expect(atob(await (await provider.fetch(request)).text())).toMatch(/^%PDF-/)
})

test('raises the credit once a top-up was paid, and takes a voucher once', async () => {
  const ask = await loggedIn('petra')
  const phone = '43600100101'
  const topUp = { phone, amount: '10', type: 'topup', origin: 'at' }
  const balance = async () => (await ask('/api/resources')).json.body.user

  const prepared = await ask('/api/prepare-transaction-request', { form: topUp })
  expect(prepared.json.code).toBe('PREPARE_TRANSACTION_REQUEST_SUCCESS')
  const redirectUrl = String(prepared.json.body.redirectUrl)
  expect(redirectUrl).toMatch(/^http:\/\/localhost:5174\/pay\/[A-Za-z0-9.]+$/)
  expect(await balance()).toMatchObject({ resources: { balance: { value: '23.40' } } })
  const asking = `/api/transaction-status?checkoutId=${redirectUrl.split('/').at(-1)}`
  const result = await ask(asking)
  expect(result.json).toMatchObject({ code: 'GET_TRANSACTION_STATUS_SUCCESS', body: { user: { id: 4101 } } })
  await ask(asking)
  expect(await balance()).toMatchObject({ resources: { balance: { value: '33.40' } } })

  const voucher = { phone, voucher: '246813579' }
  expect((await ask('/api/voucher-topup', { form: voucher })).json.code).toBe('VOUCHER_ACCEPTED')
  expect((await ask('/api/voucher-topup', { form: voucher })).status).toBe(409)
  expect(await balance()).toMatchObject({ resources: { balance: { value: '43.40' } } })

  const onPostpaid = { ...topUp, phone: '43600100102' }
  const refused = await ask('/api/prepare-transaction-request', { form: onPostpaid })
  expect(refused.json.code).toBe('TOPUP_FAILED_NUMBER_NOT_PREPAID')
  const tooMuch = await ask('/api/prepare-transaction-request', { form: { ...topUp, amount: '51' } })
  expect(tooMuch.json.body.validation_errors).toEqual({ amount: expect.any(String) })
})

test('books a tariff only after the one in use was given up, and only with enough credit', async () => {
  const ask = await loggedIn('petra')
  const activate = (code: string) =>
    ask(`/api/tariffs/activate/${code}`, { form: { type: 'tariff', plan_id: code } })

  const conflict = await activate('7004')
  expect(conflict).toMatchObject({ status: 409, json: { code: 'PLAN_CHANGE_FAILED_CONFLICT' } })
  expect(conflict.json.message).toContain('Bitte deaktivieren Sie zuerst')
  expect((await ask('/api/tariffs/deactivate/ALM-M', { form: {} })).json.code).toBe('DEACTIVATE_PLAN_SUCCESS')
  expect((await ask('/api/resources')).json.body).toMatchObject({ tariff_name: null })
  const tooDear = await activate('7004')
  expect(tooDear).toMatchObject({
    status: 402,
    json: { code: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND', message: { text: expect.any(String) } },
  })
  expect((await activate('ALM-L')).json).toMatchObject({ code: 'PLAN_BOOKED', message: null })
  expect((await ask('/api/resources')).json.body).toMatchObject({
    user: { resources: { balance: { value: '3.50' } } },
    tariff_name: 'Almwind L',
  })
})

test('keeps settings, consents and what was read', async () => {
  const ask = await loggedIn('petra')
  const phone = '43600100101'
  expect((await ask('/api/voice-mail-state')).json.body).toMatchObject({ state: 'FORWARDED' })
  await ask('/api/voice-mail-state', { form: { voice_mail_state: '2', phone } })
  expect((await ask('/api/voice-mail-state')).json.body).toMatchObject({ state: 'SUSPENDED' })

  const smsState = async () => (await ask(`/api/mvno-notifications?phone=${phone}`)).json.body.state
  expect(await smsState()).toBe('2')
  expect((await ask('/api/mvno-notifications', { form: { sms: '0', phone } })).json.body).toEqual([])
  expect(await smsState()).toBe('0')

  await ask('/api/change-mvno-language', { form: { language: '1', phone } })
  const language = await ask('/api/get-mvno-language', { form: { phone } })
  expect(language.json).toMatchObject({ body: { languageId: '1' } })
  expect(language.json).not.toHaveProperty('code')

  expect((await ask('/api/gdpr-status')).json.body.GDPRShow).toBe('true')
  await ask('/api/submit-gdpr', { form: { id: '31', agree: '1' } })
  expect((await ask('/api/gdpr-status')).json.body.GDPRShow).toBe('false')
  expect((await ask('/api/gdpr')).json.body).toMatchObject({
    gdprs: [{ id: 31, agree: '1' }, {}, {}],
    gdprsChilds: { 0: { agree: 0 }, 2: { agree: 1 }, 4: {} },
  })

  const read = await ask('/api/read-notifications/8801', { form: {} })
  expect(read.json.body).toMatchObject({ notifications: { 0: { read: 1 }, 1: { read: 0 } } })
  expect((await ask('/api/notifications')).json.body.notifications).toMatchObject([
    { publishingDate: '2026-11-16 14:05:33' },
    { shortDescription: null },
    {},
    {},
  ])
  const text = { request_type: '2', contractid: '51001', text: 'Zu kurz' }
  expect((await ask('/api/support-requests', { form: text })).status).toBe(422)
  const longer = { ...text, text: 'Das ist lang genug.' }
  expect((await ask('/api/support-requests', { form: longer })).json.code).toBe('TICKET_OPENED')
})

test('changes passwords, and tells what is wrong with one as a text or as a list', async () => {
  const provider = createForeignProvider({ now })
  const ask = asker(provider)
  const returnUrl = 'http://portal.example/reset-password/'
  await ask('/api/password-reset', { form: { username: 'thea', returnUrl } })
  const token = provider.letters[0]?.token ?? ''
  expect(provider.letters[0]?.link).toBe(`${returnUrl}${token}`)
  expect((await ask('/api/check-reset', { form: { token } })).json.code).toBe('OK')
  const weak = await ask('/api/update-password', { form: { token, password: 'kurz' } })
  expect(weak.json).toMatchObject({ code: 'PASSWORD_RESET_FAILED_VALIDATION_ERROR' })
  expect(weak.json.body.validation_errors).toEqual({ password: expect.any(String) })
  await ask('/api/update-password', { form: { token, password: 'ganz-neu-77' } })
  expect((await ask('/api/check-reset', { form: { token } })).json.code).toBe('RESET_LINK_FAILED_EXPIRED')
  const form = { username: foreignAccounts.thea.username, password: 'ganz-neu-77' }
  expect((await ask('/api/password-login', { form })).status).toBe(200)

  const petra = await loggedIn('petra', provider)
  const weakForTv = await petra('/api/change-tv-password', { form: { password: 'kurz' } })
  expect(weakForTv.json.code).toBe('CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR')
  expect(weakForTv.json.body.validation_errors).toEqual({
    password: [expect.any(String), expect.any(String)],
  })
  const changed = await petra('/api/change-username-and-password', { form: { password: 'petra-neu-1' } })
  expect(changed.json.code).toBe('USER_CHANGED')
})
