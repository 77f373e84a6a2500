import { expect, it } from 'vitest'
import { apiContract } from '../../sandbox/contract'
import type { OperationId } from '../../sandbox/document'
import { exampleOf } from '../client/cases'
import { type Ask, createTestApi } from '../client/testApi'
import { createForeignProvider, foreignAccounts, smsCode } from './provider'

const now = new Date('2026-11-18T14:05:33Z')
const prepaid = { phone: '43600100101' }
const postpaid = { phone: '43600100102' }
const october = { startDate: '01.10.2026', endDate: '31.10.2026', page: 1 }
const weak = { password: 'kurz' }
const strong = { password: 'neues-Wort-1' }
const order = (mvno_code: string) => ({ path: { mvno_code }, form: { type: 'tariff', plan_id: mvno_code } })
const ticket = { request_type: 2, contractid: '50101', text: 'Nichts geht.' }
const topUp = { amount: 10, type: 'topup', origin: 'at' }

/** What Petra asks in this order, and a part of what the portal reads of the answer. */
const examples: [id: OperationId, params: Ask, read: string][] = [
  ['sendSms', { form: prepaid }, '"userId":"4101"'],
  ['loginWithSms', { form: { id: '4101', code: smsCode } }, '"token":"4101"'],
  ['loginWithPassword', { form: foreignAccounts.petra }, '"token":"4101"'],
  ['requestPasswordReset', { form: { username: 'petra', returnUrl: 'http://a.test' } }, 'LETTER_SENT'],
  ['checkReset', { form: { token: 'reset0' } }, '"code":"OK"'],
  ['updatePassword', { form: { ...strong, token: 'reset0' } }, 'PASSWORD_STORED'],
  ['getMe', {}, '"isTv":true,"isInternet":false,"bindingEndDate":"03.11.2027"'],
  ['getMeByPhone', { path: prepaid }, '"contractType":"Prepaid"'],
  ['getResources', {}, '"balance":{"value":18.75}'],
  ['getListing', { query: october }, '"numberOfPages":2'],
  ['getBills', {}, '"forDate":"01.11.2026","isBillPayed":false'],
  ['getTariffs', {}, '"mvno_code":"7004"'],
  ['getTvTariffs', {}, '"exYuChannels":48'],
  ['getTvTariff', { path: { productId: '60103' } }, '"videoClubSeriesAndMovies":false'],
  ['getInternetTariff', { path: { productId: '60104' } }, '"speed":"150/30 Mbit/s"'],
  ['getDevices', {}, '"created_at":"04.03.2026"'],
  ['getNotifications', {}, '"publishingDate":"16.11.2026 14:05"'],
  ['readNotification', { path: { id: 8801 } }, '"read":true'],
  ['getConsentStatus', {}, '"GDPRShow":true'],
  ['getConsents', {}, '"agree":true'],
  ['submitConsent', { form: { id: 311, agree: 1 } }, 'CONSENT_KEPT'],
  ['getLanguage', { form: prepaid }, '"languageId":2'],
  ['changeLanguage', { form: { ...prepaid, language: 1 } }, 'STORED'],
  ['changeSmsNotifications', { form: { ...prepaid, sms: 0 } }, 'STORED'],
  ['getSmsNotifications', { query: prepaid }, '"state":0'],
  ['changeVoicemailState', { form: { ...postpaid, voice_mail_state: 2 } }, 'STORED'],
  ['getVoicemailState', {}, '"state":"SUSPENDED"'],
  ['deactivateTariff', { path: { mvno_code: '7005' } }, 'DEACTIVATE_PLAN_SUCCESS'],
  ['activateTariff', order('7004'), 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND'],
  ['activateTariff', order('ALM-L'), 'PLAN_BOOKED'],
  ['activateTariff', order('ALM-M'), '"message":"Zuerst deaktivieren!"'],
  ['prepareTopUp', { form: { ...prepaid, ...topUp } }, '"redirectUrl":"http://localhost:5174/pay/7C0A'],
  ['getTransactionStatus', { query: { checkoutId: '/v1/checkouts/7C0A0.fx01/payment' } }, '_STATUS_SUCCESS'],
  ['topUpWithVoucher', { form: { ...prepaid, voucher: '246813579' } }, 'VOUCHER_ACCEPTED'],
  ['payBill', { form: { reference_number: '901020017', amount: 23.4 } }, '"checkoutId":"7C0A1.fx01"'],
  ['getBillStatus', { form: { checkoutId: '7C0A1.fx01' } }, 'GET_TRANSACTION_STATUS_SUCCESS'],
  ['downloadPdf', { form: { id: '10200' } }, '"body":"JVBER'],
  ['getSupportRequestTypes', {}, '"id":2'],
  ['sendSupportRequest', { form: ticket }, 'TICKET_OPENED'],
  ['changeAccountPassword', { form: strong }, 'USER_CHANGED'],
  ['changeTvPassword', { form: strong }, 'TV_PASSWORD_STORED'],
  ['loginWithSms', { form: { id: '4101', code: '0' } }, '"SMS_LOGIN_USER_FAILED_INVALID_CODE","body":{}'],
  ['loginWithPassword', {}, '"username":["Dieses Feld fehlt."],"password":["Dieses Feld fehlt."]'],
  ['changeTvPassword', { form: weak }, '"password":["Das Passwort braucht mindestens 8 Zeichen.","'],
  ['prepareTopUp', { form: { ...postpaid, ...topUp } }, 'TOPUP_FAILED_NUMBER_NOT_PREPAID'],
  ['topUpWithVoucher', { form: { ...prepaid, voucher: '246813579' } }, '"voucher":["Ungültig."]'],
  ['changeLanguage', { form: { phone: '4369' } }, '"code":"REQUEST_FAILED_FIELDS","body":{}'],
]

/** What openapi.yaml says against an answer; the names of codes are the provider's own. */
async function violationsOf(id: string, json: unknown): Promise<string[]> {
  const answer = Response.json(json, { headers: { 'Cache-Control': 'no-store', Date: now.toUTCString() } })
  const operation = apiContract().operations.find((operation) => operation.id === id)
  const violation = (await operation?.checkResponse(answer).catch(String)) ?? ''
  return violation.split(/answer 200: |; /).filter((one, index) => index > 0 && !one.startsWith('/code '))
}

const provider = createForeignProvider({ now })
let lastResponse: Response | undefined
const { call, onTokenRefused } = createTestApi(
  async (request) => {
    const response = await provider.fetch(request)
    lastResponse = response.clone()
    return response
  },
  { token: '4101', contract: { productId: '60102', subscriptionId: '40102' } },
)

/** Every other operation that sends something: other suites read every answer in every form that deviates. */
const otherExamples = apiContract().operations.flatMap(({ id, method }): typeof examples =>
  method === 'post' && !examples.some(([example]) => example === id) ? [[id, exampleOf(id), '']] : [],
)

it.each([...examples, ...otherExamples])(
  'writes %s %j in another form, read as described',
  async (id, params, read) => {
    const { data, error } = await call(id, params)
    expect(JSON.stringify(data ?? error)).toContain(read)
    expect(onTokenRefused).not.toHaveBeenCalled()
    if (error) return
    expect(await violationsOf(id, await lastResponse?.json())).not.toEqual([])
    expect(await violationsOf(id, data)).toEqual([])
    expect(lastResponse?.headers.has('Last-Modified')).toBe(true)
  },
)
