import { sessionMachine } from '../../machines/session.machine'
import { alphabetOf } from './kit/alphabetOf'

export const alphabet = alphabetOf(sessionMachine, {
  starts: {
    withoutToken: { token: null, phone: null },
    withToken: { token: 'token-of-yesterday', phone: '436601000002' },
  },
  events: [
    { type: 'token.receive', token: 'token-of-today' },
    { type: 'token.refused' },
    { type: 'user.receive', case: 'a note read', user: { fullName: 'Ana Berger', unreadNotifications: 2 } },
    { type: 'load.retry' },
    { type: 'logout.request' },
    { type: 'logout.confirm' },
    { type: 'logout.cancel' },
    { type: 'session.endElsewhere' },
  ],
  outcomes: {
    loadUser: {
      outputs: [{ fullName: 'Ana Berger', unreadNotifications: 3 }],
      errors: [{ message: 'no answer' }],
    },
  },
})
