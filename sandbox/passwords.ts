import { type Handlers, Refusal } from './call'
import { type Localized, textIn } from './localized'
import type { Customer } from './records'
import type { Provider } from './state'
import { texts } from './texts'

/** Refuses a password that is too weak, with everything that is wrong with it. */
function checkPassword(password: string, code: string): void {
  const wrong: Localized[] = []
  if (password.length < 8) wrong.push(texts.passwordTooShort)
  if (!/\d/.test(password)) wrong.push(texts.passwordWithoutDigit)
  if (wrong[0]) throw new Refusal(code, wrong[0], { fields: { password: wrong } })
}

function customerOf({ resetTokens }: Provider, token: string, code: string): Customer {
  const customer = resetTokens.get(token)
  if (!customer) throw new Refusal(code, texts.resetTokenInvalid)
  return customer
}

export const passwords = {
  requestPasswordReset({ form, locale, provider }) {
    const customer = provider.customers.find(({ username }) => username === form.username.trim())
    if (!customer)
      throw new Refusal('PASSWORD_RESET_FAILED_USER_DOESNT_EXIST', texts.userUnknown, {
        fields: { username: texts.userUnknown },
      })
    const token = crypto.randomUUID()
    provider.resetTokens.set(token, customer)
    const link = `${form.returnUrl.replace(/\/$/, '')}/${token}`
    const to = String(customer.person.email ?? customer.username)
    provider.outbox.send({ channel: 'email', to, text: textIn(texts.resetMail(link), locale), link })
    return { code: 'PASSWORD_RESET_SUCCESS' }
  },

  checkReset({ form, provider }) {
    customerOf(provider, form.token, 'CHECK_RESET_FAILED_INVALID_RESET_TOKEN')
    return { code: 'CHECK_RESET_SUCCESS' }
  },

  updatePassword({ form, provider }) {
    const customer = customerOf(provider, form.token, 'UPDATE_PASSWORD_FAILED_INVALID_RESET_TOKEN')
    checkPassword(form.password, 'PASSWORD_RESET_FAILED_VALIDATION_ERROR')
    customer.password = form.password
    provider.resetTokens.delete(form.token)
    return { code: 'UPDATE_PASSWORD_SUCCESS' }
  },

  changeAccountPassword({ form, customer }) {
    checkPassword(form.password, 'CHANGED_PASSWORD_FAILED_VALIDATION_ERROR')
    customer.password = form.password
    return { code: 'CHANGED_PASSWORD_SUCCESS' }
  },

  changeTvPassword({ form, line }) {
    checkPassword(form.password, 'CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR')
    line.tvPassword = form.password
    return { code: 'CHANGED_TV_PASSWORD_SUCCESS' }
  },
} satisfies Handlers
