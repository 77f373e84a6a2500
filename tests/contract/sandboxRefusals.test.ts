import { describe, expect, it } from 'vitest'
import type { OperationId } from '../../sandbox/document'
import { brokenPhone } from '../../sandbox/login'
import { type Ask, createCaller } from './caller'

const phone = '436601000001'
const topUp = (number: string) => ({ form: { amount: 10, phone: number, type: 'topup', origin: 'at' } })
const activation = (code: string) => ({ path: { mvno_code: code }, form: { type: 'tariff', plan_id: code } })

interface Refusal {
  title: string
  operation: OperationId
  asked: Ask
  code: string
  message: string
  fields?: Record<string, string[]>
}

const anonymous: Refusal[] = [
  {
    title: 'L2: an unknown phone',
    operation: 'sendSms',
    asked: { form: { phone: '436609999999' } },
    code: 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST',
    message: 'Benutzer existiert nicht.',
  },
  {
    title: 'L2: the phone at which sending fails',
    operation: 'sendSms',
    asked: { form: { phone: brokenPhone } },
    code: 'REQUEST_FAILED_SERVER_ERROR',
    message: 'Es ist ein Fehler aufgetreten.',
  },
  {
    title: 'L2: an empty phone',
    operation: 'sendSms',
    asked: { form: { phone: ' ' } },
    code: 'SEND_SMS_TO_USER_FAILED_VALIDATION_ERROR',
    message: 'Das Feld darf nicht leer sein.',
    fields: { phone: ['Das Feld darf nicht leer sein.'] },
  },
  {
    title: 'L3: a wrong code',
    operation: 'loginWithSms',
    asked: { form: { id: 'U-1001', code: '000000' } },
    code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE',
    message: 'Der Code ist nicht richtig.',
    fields: { code: ['Der Code ist nicht richtig.'] },
  },
  {
    title: 'L3: an empty code',
    operation: 'loginWithSms',
    asked: { form: { id: 'U-1001', code: '' } },
    code: 'SMS_LOGIN_USER_FAILED_VALIDATION_ERROR',
    message: 'Das Feld darf nicht leer sein.',
    fields: { code: ['Das Feld darf nicht leer sein.'] },
  },
  {
    title: 'L5: an unknown user name',
    operation: 'loginWithPassword',
    asked: { form: { username: 'nobody', password: 'x' } },
    code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
    message: 'Benutzer existiert nicht.',
    fields: { username: ['Benutzer existiert nicht.'] },
  },
  {
    title: 'L5: a wrong password',
    operation: 'loginWithPassword',
    asked: { form: { username: 'everyday', password: 'x' } },
    code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
    message: 'Das Passwort ist nicht richtig.',
    fields: { password: ['Das Passwort ist nicht richtig.'] },
  },
  {
    title: 'L5: empty fields',
    operation: 'loginWithPassword',
    asked: { form: { username: '', password: '' } },
    code: 'PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR',
    message: 'Das Feld darf nicht leer sein.',
    fields: {
      username: ['Das Feld darf nicht leer sein.'],
      password: ['Das Feld darf nicht leer sein.'],
    },
  },
  {
    title: 'L6: a forgotten password of an unknown user',
    operation: 'requestPasswordReset',
    asked: { form: { username: 'nobody', returnUrl: 'http://portal.test/reset-password' } },
    code: 'PASSWORD_RESET_FAILED_USER_DOESNT_EXIST',
    message: 'Benutzer existiert nicht.',
    fields: { username: ['Benutzer existiert nicht.'] },
  },
  {
    title: 'L7: a reset link that is not valid',
    operation: 'checkReset',
    asked: { form: { token: 'unknown' } },
    code: 'CHECK_RESET_FAILED_INVALID_RESET_TOKEN',
    message: 'Der Link ist ungültig oder abgelaufen.',
  },
  {
    title: 'L7: a password by a reset link that is not valid',
    operation: 'updatePassword',
    asked: { form: { token: 'unknown', password: 'Winter2027' } },
    code: 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN',
    message: 'Der Link ist ungültig oder abgelaufen.',
  },
]

const weakPassword = [
  'Das Passwort muss mindestens 8 Zeichen haben',
  'Das Passwort muss eine Ziffer enthalten',
]

const signedIn: Refusal[] = [
  {
    title: 'T3: a tariff that costs more than the balance',
    operation: 'activateTariff',
    asked: activation('FREE_L'),
    code: 'ACTIVATE_PLAN_FAILED_INSUFFICIENT_FOUND',
    message: 'Ihr Guthaben reicht nicht aus.',
  },
  {
    title: 'T4: a second plan',
    operation: 'activateTariff',
    asked: activation('FREE_S'),
    code: 'ACTIVATE_PLAN_FAILED_ANOTHER_PLAN_ACTIVE',
    message: 'Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.',
  },
  {
    title: 'T5: the end of a tariff that is not active',
    operation: 'deactivateTariff',
    asked: { path: { mvno_code: 'FREE_S' } },
    code: 'DEACTIVATE_PLAN_FAILED_NOT_ACTIVE',
    message: 'Dieser Tarif ist nicht aktiv.',
  },
  {
    title: 'T10: a weak TV password',
    operation: 'changeTvPassword',
    asked: { form: { password: 'short' } },
    code: 'CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR',
    message: 'Das Passwort muss mindestens 8 Zeichen haben',
    fields: { password: weakPassword },
  },
  {
    title: 'A6: a weak account password',
    operation: 'changeAccountPassword',
    asked: { form: { password: 'short' } },
    code: 'CHANGED_PASSWORD_FAILED_VALIDATION_ERROR',
    message: 'Das Passwort muss mindestens 8 Zeichen haben',
    fields: { password: weakPassword },
  },
  {
    title: 'P3: a top-up of a postpaid number',
    operation: 'prepareTopUp',
    asked: topUp('436601000011'),
    code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID',
    message: 'Die ausgewählte Nummer ist keine Wertkartennummer.',
  },
  {
    title: 'P4: a voucher for a postpaid number',
    operation: 'topUpWithVoucher',
    asked: { form: { phone: '436601000011', voucher: '1000-2000-3010' } },
    code: 'TOPUP_FAILED_NUMBER_NOT_PREPAID',
    message: 'Die ausgewählte Nummer ist keine Wertkartennummer.',
  },
  {
    title: 'P4: an unknown voucher',
    operation: 'topUpWithVoucher',
    asked: { form: { phone, voucher: '1' } },
    code: 'VOUCHER_TOPUP_FAILED_INVALID_VOUCHER',
    message: 'Der Gutscheincode ist ungültig.',
  },
  {
    title: 'H2: a support text of nine characters',
    operation: 'sendSupportRequest',
    asked: { form: { request_type: 2, contractid: 'C-1001', text: '123456789' } },
    code: 'SUPPORT_REQUEST_FAILED_VALIDATION_ERROR',
    message: 'Die Beschreibung muss mindestens 10 Zeichen enthalten.',
    fields: { text: ['Die Beschreibung muss mindestens 10 Zeichen enthalten.'] },
  },
  {
    title: 'B3: a bill that is paid',
    operation: 'payBill',
    asked: { form: { reference_number: 'R-1002-2026-08', amount: 1 } },
    code: 'PAY_BILL_FAILED_ALREADY_PAID',
    message: 'Diese Rechnung ist bereits bezahlt.',
  },
  {
    title: 'P7: the result of an unknown payment',
    operation: 'getTransactionStatus',
    asked: { query: { checkoutId: 'unknown' } },
    code: 'REQUEST_FAILED_NOT_FOUND',
    message: 'Das haben wir nicht gefunden.',
  },
  {
    title: 'P8: the result of an unknown bill payment',
    operation: 'getBillStatus',
    asked: { form: { checkoutId: 'unknown' } },
    code: 'REQUEST_FAILED_NOT_FOUND',
    message: 'Das haben wir nicht gefunden.',
  },
]

describe.each([200, 400])('sandbox: refusals, sent with status %i', (refusalStatus) => {
  it.each(anonymous)('$title', async ({ operation, asked, code, message, fields }) => {
    const { json } = await createCaller({ refusalStatus }).ask(operation, asked)
    expect(json).toEqual({ code, message, ...(fields && { body: { validation_errors: fields } }) })
  })

  it.each(signedIn)('$title', async ({ operation, asked, code, message, fields }) => {
    const customer = await createCaller({ refusalStatus }).signIn('everyday')
    const { json } = await customer(operation, asked)
    expect(json).toEqual({ code, message, ...(fields && { body: { validation_errors: fields } }) })
  })

  it('L8: a weak password by a valid reset link', async () => {
    const { ask, sandbox } = createCaller({ refusalStatus })
    const returnUrl = 'http://portal.test/reset-password'
    await ask('requestPasswordReset', { form: { username: 'everyday', returnUrl } })
    const token = sandbox.outbox[0]?.link?.slice(`${returnUrl}/`.length) ?? ''
    const { code, body } = await ask('updatePassword', { form: { password: 'short', token } })
    expect(code).toBe('PASSWORD_RESET_FAILED_VALIDATION_ERROR')
    expect(body.validation_errors).toEqual({ password: weakPassword })
  })
})

describe('sandbox: status of refusals that have one of their own', () => {
  it('is 404 for what is not there', async () => {
    const customer = await createCaller({ refusalStatus: 200 }).signIn('everyday')
    expect(await customer('getTvTariff', { path: { productId: 'P-1001' } })).toMatchObject({
      status: 404,
      code: 'REQUEST_FAILED_NOT_FOUND',
    })
  })
})
