import type { Translation } from '../i18n-types'

export const login = {
  heading: 'Prijava',
  ways: 'Način prijave',
  byPhone: 'Broj telefona',
  byUsername: 'Korisničko ime',
  phone: 'Broj telefona',
  phonePlaceholder: '436XXXXXXXX',
  code: 'SMS kod',
  codeHint: 'Unesite kod koji smo poslali na broj {phone}.',
  username: 'Korisničko ime',
  password: 'Lozinka',
  requestCode: 'Pošalji kod',
  resendCode: 'Pošalji kod ponovo',
  resendPause: 'Novi kod možete zatražiti posle 30 sekundi.',
  otherNumber: 'Koristi drugi broj',
  submit: 'Prijavi se',
  forgotPassword: 'Zaboravljena lozinka?',
  refused: 'Prijava nije uspela. Proverite unete podatke.',
  owed: 'Čim se prijavite, videćete šta je bilo sa Vašim plaćanjem.',
} satisfies Translation['login']
