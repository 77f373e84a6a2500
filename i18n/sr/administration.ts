import type { Translation } from '../i18n-types'

export const administration = {
  unknown: 'Trenutno podešavanje nije poznato. Možete ga promeniti ovde.',
  all: 'Sva podešavanja',
  saved: 'Sačuvano',
  heading: 'Podešavanja',
  language: 'Jezik',
  smsOn: 'Uključena',
  smsOff: 'Isključena',
  sms: 'SMS obaveštenja',
  voicemail: 'Govorna pošta',
  dataProtection: 'Zaštita podataka',
  account: 'Korisnički nalog',
  german: 'Nemački',
  serbian: 'Srpski',
  voicemailOn: 'Uključena',
  voicemailRestricted: 'Uključena, bez poruka',
  voicemailOff: 'Isključena',
  sections: 'Oblasti podešavanja',
  languageText: 'Na ovom jeziku dobijate SMS poruke i govorna obaveštenja za broj {phone}.',
  smsText: 'SMS porukom na broj {phone} obaveštavamo Vas o stanju, računima i tarifi.',
  voicemailText: 'Šta se dešava kada se ne javite na poziv na broj {phone}.',
  withoutNumber: 'Ovo podešavanje postoji za mobilne ugovore sa brojem telefona.',
  yourData: 'Vaši podaci',
  name: 'Ime',
  address: 'Adresa',
  email: 'E-pošta',
  change: 'Zatraži izmenu',
  changeRequest: 'Izmenite moje podatke.\n\nDo sada: {data}\nNovo: ',
} satisfies Translation['administration']

export const message = {
  settingOutcomeUnknown:
    'Nismo dobili potvrdu. Pre nego što pokušate ponovo, pogledajte u podešavanjima šta sada važi.',
} satisfies Partial<Translation['message']>
