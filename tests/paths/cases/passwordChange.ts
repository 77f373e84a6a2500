import { passwordChangeMachine } from '../../../machines/passwordChange.machine'
import { casesOf } from '../../../tools/paths/cases'

const submit = (name: string, password: string, repetition: string) =>
  ({ type: 'passwords.submit', case: name, password, repetition }) as const

export const cases = casesOf(passwordChangeMachine, {
  starts: { ofTheAccount: { owner: 'account' }, ofTv: { owner: 'tv' }, byLink: { owner: 'link' } },
  events: [
    submit('the same, blanks around', ' Winter2027', 'Winter2027 '),
    submit('the first of blanks', '  ', 'Winter2027'),
    submit('the second of blanks', 'Winter2027', ' '),
    submit('both empty', '', ''),
    submit('different', 'Winter2027', 'winter2027'),
    { type: 'passwords.begin' },
  ],
  outcomes: {
    savePassword: {
      changed: { outcome: 'changed' },
      'invalid for a reason': { outcome: 'invalid', reasons: ['Das Passwort ist zu kurz'] },
      'invalid for three reasons': {
        outcome: 'invalid',
        reasons: ['Das Passwort ist zu kurz', 'Es fehlt eine Ziffer', 'Es war schon da'],
      },
      'link refused': { outcome: 'linkRefused' },
      refused: { outcome: 'refused' },
    },
  },
})
