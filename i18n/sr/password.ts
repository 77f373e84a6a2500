import type { Translation } from '../i18n-types'

export const password = {
  forgotHeading: 'Zaboravljena lozinka',
  requestNew: 'Zatraži novu lozinku',
  requested: 'Proverite svoju e-poštu.',
  resetHeading: 'Nova lozinka',
  newPassword: 'Nova lozinka',
  repeatPassword: 'Ponovite lozinku',
  save: 'Sačuvaj lozinku',
  forgotText: 'Unesite korisničko ime. E-poštom ćemo Vam poslati link za postavljanje nove lozinke.',
  backToLogin: 'Nazad na prijavu',
  accountText: 'Ovom lozinkom se prijavljujete na portal.',
  tvHeading: 'TV lozinka',
  withoutTv: 'TV lozinka postoji za TV ugovore. U meniju izaberite svoj TV ugovor.',
  tvText: 'Ova lozinka važi za Vaš TV ugovor. Lozinka za portal ostaje ista.',
} satisfies Translation['password']
