import { passwordLoginMachine } from '../../../machines/passwordLogin.machine'
import { casesOf } from '../../../tools/paths/cases'

export const cases = casesOf(passwordLoginMachine, {
  starts: { opened: undefined },
  events: [
    { type: 'credentials.submit', case: 'blanks around', username: ' ana ', password: ' secret ' },
    { type: 'credentials.submit', case: 'both empty', username: '', password: '' },
  ],
  outcomes: {
    checkCredentials: {
      accepted: { outcome: 'accepted', token: 'token-1', username: 'ana' },
      'name unknown': { outcome: 'refused', messages: { username: 'Benutzername unbekannt' } },
      'wrong password': { outcome: 'refused', messages: { password: 'Passwort falsch' } },
    },
  },
})
