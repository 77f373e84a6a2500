import type { Translation } from '../i18n-types'

export const consent = {
  heading: 'Vaše saglasnosti',
  introduction: 'Vi odlučujete za šta smemo da koristimo Vaše podatke. Svaki izbor važi odmah.',
  changeLater: 'Izbor možete promeniti u svakom trenutku: Podešavanja, Zaštita podataka.',
  given: '{given} od {all}',
  channels: 'Na ove načine:',
  chooseChannel: 'Izaberite bar jedan način.',
  closing: 'Ako zatvorite prozor, a niste dali nijednu saglasnost, odbijate prvu.',
  unnamed: 'Saglasnost {id}',
  empty: 'Trenutno nema saglasnosti o kojima možete da odlučite.',
} satisfies Translation['consent']

export const message = {
  consentOutcomeUnknown: 'Nismo dobili potvrdu. Pogledajte šta sada važi: Podešavanja, Zaštita podataka.',
} satisfies Partial<Translation['message']>
