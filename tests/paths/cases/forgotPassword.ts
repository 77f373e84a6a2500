import { forgotPasswordMachine } from '../../../machines/forgotPassword.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(forgotPasswordMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'username.submit', case: 'blanks around', username: ' ana ' },
    { type: 'username.submit', case: 'blanks alone', username: '  ' },
  ],
  outcomes: {
    requestReset: {
      sent: { outcome: 'sent' },
      'refused with a reason': { outcome: 'refused', reasons: ['Benutzer existiert nicht'] },
      'refused without a reason': { outcome: 'refused', reasons: [] },
    },
  },
})
