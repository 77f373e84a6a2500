import { smsLoginMachine } from '../../../machines/smsLogin.machine'
import { casesOf } from '../../../tools/paths/cases'

const storedCode = { type: 'code.restore', phone: '436601000003', userId: 'user-before' } as const

export const cases = casesOf(smsLoginMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'phone.submit', phone: '436601000001' },
    { type: 'phone.submit', case: 'blanks around', phone: ' 436601000002 ' },
    { type: 'phone.change' },
    { type: 'code.submit', case: 'blanks around', code: ' 1234 ' },
    { type: 'code.resend' },
    { type: 'login.reset' },
    { ...storedCode, case: 'just sent', age: 12_000 },
    { ...storedCode, case: 'whose pause is over', age: 30_000 },
    { ...storedCode, case: 'ten minutes old', age: 600_000 },
    { ...storedCode, case: 'of the future', age: -60_000 },
  ],
  systemEvents: ['code.restore'],
  outcomes: {
    sendCode: {
      sent: { outcome: 'sent', userId: 'user-1' },
      refused: { outcome: 'refused', message: 'Benutzer existiert nicht' },
    },
    verifyCode: {
      verified: { outcome: 'verified', token: 'token-1' },
      refused: { outcome: 'refused', message: 'Der Code ist ungültig' },
    },
  },
})
