import { smsLoginMachine } from '../../machines/smsLogin.machine'
import { alphabetOf } from '../../tools/paths/alphabet'

export const alphabet = alphabetOf(smsLoginMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'phone.submit', phone: '436601000001' },
    { type: 'phone.submit', case: 'blanks around', phone: ' 436601000002 ' },
    { type: 'phone.change' },
    { type: 'code.submit', case: 'blanks around', code: ' 1234 ' },
    { type: 'code.resend' },
    { type: 'login.reset' },
  ],
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
