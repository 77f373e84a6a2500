import { Hono } from 'hono'
import { done, refused, say } from './answers'
import { type Call, type ForeignEnvironment, fieldOf } from './call'
import type { Customer } from './model'
import { customerByPhone } from './state'

/** The code of every SMS. */
export const smsCode = '246810'

/** A number whose SMS the gateway never takes. */
export const unreachablePhone = '43600100999'

export const login = new Hono<ForeignEnvironment>()

login.post('/api/send-sms', (call) => {
  const phone = fieldOf(call, 'phone')
  if (phone === '') {
    const errors = { phone: say(call, 'required') }
    return refused(call, { status: 422, code: 'SEND_SMS_TO_USER_FAILED_EMPTY', errors })
  }
  if (phone === unreachablePhone) {
    return refused(call, {
      status: 500,
      code: 'REQUEST_FAILED_SERVER_ERROR',
      message: say(call, 'serverError'),
    })
  }
  const customer = customerByPhone(call.get('state').customers, phone)
  if (!customer) {
    const code = 'SEND_SMS_TO_USER_FAILED_USER_DOESNT_EXIST'
    return refused(call, { status: 200, code, message: say(call, 'unknownUser') })
  }
  const user = { userId: customer.userId, phoneNumber: Number(phone.replace(/\D/g, '')), retries: '3' }
  return done(call, 'SEND_SMS_TO_USER_SUCCESS', { user })
})

login.post('/api/sms-login', (call) => {
  const id = Number(fieldOf(call, 'id'))
  const customer = call.get('state').customers.find(({ userId }) => userId === id)
  if (!customer || fieldOf(call, 'code') !== smsCode) {
    const message = { text: say(call, 'wrongCode') }
    return refused(call, { status: 400, code: 'SMS_LOGIN_USER_FAILED_INVALID_CODE', message })
  }
  return done(call, 'OK', { token: openSession(call, customer), expires_in: '86400' })
})

login.post('/api/password-login', (call) => {
  const username = fieldOf(call, 'username')
  const password = fieldOf(call, 'password')
  if (username === '' || password === '') {
    const errors = {
      ...(username === '' && { username: say(call, 'required') }),
      ...(password === '' && { password: [say(call, 'required')] }),
    }
    return refused(call, { status: 422, code: 'LOGIN_FAILED_FIELDS', errors })
  }
  const customer = call.get('state').customers.find((one) => one.username === username)
  if (customer?.password !== password) {
    const message = { text: say(call, 'wrongPassword') }
    return refused(call, { status: 401, code: 'LOGIN_FAILED_CREDENTIALS', message })
  }
  return done(call, null, { token: openSession(call, customer), refresh_token: null })
})

function openSession(call: Call, customer: Customer): string {
  const { sessions, nextNumber } = call.get('state')
  const token = `${customer.userId}.${nextNumber()}`
  sessions.set(token, customer)
  return token
}
