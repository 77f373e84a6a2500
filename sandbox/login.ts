import { type Handlers, Refusal, serverError } from './call'
import { textIn } from './localized'
import type { Customer } from './records'
import type { Provider } from './state'
import { texts } from './texts'

const TOKEN_LIFETIME_MS = 60 * 60_000

/** A number at which sending always fails. */
export const brokenPhone = '436601000099'

/** Field messages for every field that is empty, if one is. */
const emptyFields = (fields: Record<string, string>) => {
  const empty = Object.keys(fields).filter((name) => fields[name]?.trim() === '')
  return empty.length > 0 && Object.fromEntries(empty.map((name) => [name, texts.fieldEmpty]))
}

/** By the number of the account, else by that of any contract. */
const findByPhone = ({ customers }: Provider, phone: string) =>
  customers.find(({ phone: own }) => own === phone) ??
  customers.find(({ lines }) => lines.some(({ contract }) => contract.phoneNumber === phone))

function openSession({ sessions, clock }: Provider, customer: Customer): string {
  const token = crypto.randomUUID()
  sessions.set(token, { customer, expiresAt: clock.now().getTime() + TOKEN_LIFETIME_MS })
  return token
}

export const login = {
  sendSms({ form, locale, provider }) {
    const fields = emptyFields({ phone: form.phone })
    if (fields) throw new Refusal('SEND_SMS_TO_USER_FAILED_VALIDATION_ERROR', texts.fieldEmpty, { fields })
    const { phone } = form
    if (phone === brokenPhone) throw serverError()
    const customer = findByPhone(provider, phone)
    if (!customer) throw new Refusal('SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST', texts.userUnknown)
    const code = String(crypto.getRandomValues(new Uint32Array(1))[0])
      .padStart(6, '0')
      .slice(-6)
    provider.codes.set(customer.userId, code)
    provider.outbox.send({ channel: 'sms', to: phone, text: textIn(texts.sms(code), locale), code })
    return {
      code: 'SEND_SMS_TO_USER_SUCCESS',
      message: texts.codeSent,
      body: { user: { userId: customer.userId, phoneNumber: phone } },
    }
  },

  loginWithSms({ form, provider }) {
    const fields = emptyFields({ code: form.code })
    if (fields) throw new Refusal('SMS_LOGIN_USER_FAILED_VALIDATION_ERROR', texts.fieldEmpty, { fields })
    const customer = provider.customers.find(({ userId }) => userId === form.id)
    if (!customer || provider.codes.get(form.id) !== form.code)
      throw new Refusal('SMS_LOGIN_USER_FAILED_INVALID_CODE', texts.codeWrong, {
        fields: { code: texts.codeWrong },
      })
    provider.codes.delete(form.id)
    return { code: 'SMS_LOGIN_USER_SUCCESS', body: { token: openSession(provider, customer) } }
  },

  loginWithPassword({ form, provider }) {
    const refuse = (text: typeof texts.fieldEmpty, fields: Record<string, typeof texts.fieldEmpty>) =>
      new Refusal('PASSWORD_LOGIN_USER_FAILED_VALIDATION_ERROR', text, { fields })
    const fields = emptyFields({ username: form.username, password: form.password })
    if (fields) throw refuse(texts.fieldEmpty, fields)
    const customer = provider.customers.find(({ username }) => username === form.username.trim())
    if (!customer) throw refuse(texts.userUnknown, { username: texts.userUnknown })
    if (customer.password !== form.password)
      throw refuse(texts.passwordWrong, { password: texts.passwordWrong })
    return { code: 'PASSWORD_LOGIN_USER_SUCCESS', body: { token: openSession(provider, customer) } }
  },
} satisfies Handlers
