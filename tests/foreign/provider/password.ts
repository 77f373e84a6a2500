import { Hono } from 'hono'
import { done, refused, say } from './answers'
import { type Call, customerOf, type ForeignEnvironment, fieldOf } from './call'

export const password = new Hono<ForeignEnvironment>()

password.post('/api/password-reset', (call) => {
  const state = call.get('state')
  const username = fieldOf(call, 'username')
  const customer = state.customers.find((one) => one.username === username)
  if (!customer) {
    const message = say(call, 'unknownUser')
    return refused(call, { status: 400, code: 'PASSWORD_LETTER_FAILED_UNKNOWN_USER', message })
  }
  const token = `reset${state.nextNumber()}`
  const link = `${fieldOf(call, 'returnUrl').replace(/\/$/, '')}/${token}`
  state.resetTokens.set(token, customer)
  state.letters.push({ username, token, link })
  return done(call, 'LETTER_SENT')
})

password.post('/api/check-reset', (call) =>
  call.get('state').resetTokens.has(fieldOf(call, 'token'))
    ? done(call, 'OK', { valid: '1' })
    : refused(call, {
        status: 200,
        code: 'RESET_LINK_FAILED_EXPIRED',
        message: say(call, 'resetLinkExpired'),
      }),
)

password.post('/api/update-password', (call) => {
  const { resetTokens } = call.get('state')
  const token = fieldOf(call, 'token')
  const customer = resetTokens.get(token)
  if (!customer) {
    return refused(call, {
      status: 400,
      code: 'RESET_LINK_FAILED_EXPIRED',
      message: say(call, 'resetLinkExpired'),
    })
  }
  const [complaint] = complaintsAbout(call)
  if (complaint) {
    const code = 'PASSWORD_RESET_FAILED_VALIDATION_ERROR'
    return refused(call, { status: 422, code, errors: { password: complaint } })
  }
  customer.password = fieldOf(call, 'password')
  resetTokens.delete(token)
  return done(call, 'PASSWORD_STORED')
})

password.post('/api/change-username-and-password', (call) => {
  const [complaint] = complaintsAbout(call)
  if (complaint) {
    const errors = { password: complaint }
    return refused(call, { status: 200, code: 'USER_CHANGE_FAILED', message: { text: complaint }, errors })
  }
  customerOf(call).password = fieldOf(call, 'password')
  return done(call, 'USER_CHANGED', { username: customerOf(call).username, rows: '1' })
})

password.post('/api/change-tv-password', (call) => {
  const complaints = complaintsAbout(call)
  if (complaints.length > 0) {
    const code = 'CHANGED_TV_PASSWORD_FAILED_VALIDATION_ERROR'
    return refused(call, { status: 200, code, errors: { password: complaints } })
  }
  customerOf(call).tvPassword = fieldOf(call, 'password')
  return done(call, 'TV_PASSWORD_STORED')
})

/** What is wrong with the password that was sent; empty when it will do. */
function complaintsAbout(call: Call): string[] {
  const chosen = fieldOf(call, 'password')
  return [
    ...(chosen.length < 8 ? [say(call, 'passwordTooShort')] : []),
    ...(/\d/.test(chosen) ? [] : [say(call, 'passwordWithoutDigit')]),
  ]
}
