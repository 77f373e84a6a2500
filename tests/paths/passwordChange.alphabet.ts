import { passwordChangeMachine } from '../../machines/passwordChange.machine'
import { alphabetOf } from '../../tools/paths/alphabet'

export const alphabet = alphabetOf(passwordChangeMachine, {
  starts: { ofTheAccount: { owner: 'account' }, ofTv: { owner: 'tv' }, byLink: { owner: 'link' } },
  events: [
    {
      type: 'passwords.submit',
      case: 'the same, blanks around',
      password: ' Winter2027',
      repetition: 'Winter2027 ',
    },
    { type: 'passwords.submit', case: 'the first of blanks', password: '  ', repetition: 'Winter2027' },
    { type: 'passwords.submit', case: 'the second of blanks', password: 'Winter2027', repetition: ' ' },
    { type: 'passwords.submit', case: 'both empty', password: '', repetition: '' },
    { type: 'passwords.submit', case: 'different', password: 'Winter2027', repetition: 'winter2027' },
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
