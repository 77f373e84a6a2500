import { forgotPasswordMachine } from '../../machines/forgotPassword.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(forgotPasswordMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'username.submit', case: 'blanks around', username: ' ana ' },
    { type: 'username.submit', case: 'blanks alone', username: '  ' },
  ],
  outcomes: {
    requestReset: {
      outputs: [
        { outcome: 'sent' },
        { outcome: 'refused', reasons: ['Benutzer existiert nicht'] },
        { outcome: 'refused', reasons: [] },
      ],
      errors: [{ message: 'no answer' }],
    },
  },
})
