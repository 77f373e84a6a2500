import type { Translation } from '../i18n-types'

export const password = {
  forgotHeading: 'Zaboravljena lozinka',
  requestNew: 'Zatraži novu lozinku',
  requested: 'Proverite svoju e-poštu.',
  resetHeading: 'Nova lozinka',
  linkOwner: 'Nalog',
  linkName: 'Link iz e-pošte {time}',
  newPassword: 'Nova lozinka',
  repeatPassword: 'Ponovite lozinku',
  save: 'Sačuvaj lozinku',
  forgotText: 'Unesite korisničko ime. E-poštom ćemo Vam poslati link za postavljanje nove lozinke.',
  backToLogin: 'Nazad na prijavu',
  accountText: 'Ovom lozinkom se prijavljujete na portal.',
  tvHeading: 'TV lozinka',
  withoutTv: 'TV lozinka postoji za TV ugovore. U meniju izaberite svoj TV ugovor.',
  tvText: 'Ova lozinka važi za Vaš TV ugovor. Lozinka za portal ostaje ista.',
  changed: 'Lozinka je promenjena',
  changedText: 'Od sada se prijavljujete novom lozinkom.',
  tvChanged: 'TV lozinka je promenjena',
  tvChangedText: 'Za Vaš TV ugovor od sada važi nova lozinka.',
  another: 'Promeni ponovo',
} satisfies Translation['password']

export const message = {
  passwordsDiffer: 'Lozinke se ne poklapaju.',
  fieldsEmpty: 'Polja ne smeju biti prazna.',
  linkRefused: 'Link nije važeći ili je istekao.',
  passwordOutcomeUnknown:
    'Nismo dobili potvrdu. Nova lozinka možda već važi: pri sledećoj prijavi prvo probajte nju.',
  resetPasswordOutcomeUnknown:
    'Nismo dobili potvrdu. Nova lozinka možda već važi: prvo pokušajte da se njom prijavite.',
  tvPasswordOutcomeUnknown:
    'Nismo dobili potvrdu. Nova TV lozinka možda već važi: probajte je na televizoru pre nego što je ponovo promenite.',
} satisfies Partial<Translation['message']>
