import type { NamespaceLoginHelpTranslation } from '../../i18n-types'

const loginHelp = {
  lostPhone: 'Izgubili ste telefon?',
  call: 'Pozovite da biste zatražili blokadu svog broja:',
  online:
    'Ili se prijavite korisničkim imenom i lozinkom. Zahtev je pripremljen u delu „Korisnička podrška“.',
  limitedUntil: 'Previše zahteva. Novi kod možete da zatražite od {time} časova.',
  limited: 'Previše zahteva. Pokušajte ponovo kasnije.',
  withoutSms: 'SMS nije stigao?',
  byUsername: 'Prijavi se korisničkim imenom',
} satisfies NamespaceLoginHelpTranslation

export default loginHelp
