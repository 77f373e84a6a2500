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
        { outcome: 'refused', message: 'Benutzer existiert nicht' },
        { outcome: 'refused', message: '' },
      ],
      errors: [{ message: 'no answer' }],
    },
  },
})
