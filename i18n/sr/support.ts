import type { Translation } from '../i18n-types'

export const support = {
  heading: 'Korisnička podrška',
  requestType: 'Vrsta zahteva',
  contract: 'Ugovor',
  description: 'Opis',
  submit: 'Pošalji',
  introduction: 'Pišite nam, odgovor stiže e-poštom.',
  draftKept: 'Tekst ostaje sačuvan dok ga ne pošaljete.',
  sentHeading: 'Vaš zahtev je poslat',
  sentText: 'Primili smo Vašu poruku, odgovor stiže e-poštom.',
  sentTo: 'Primili smo Vašu poruku, odgovor stiže na {email}.',
  another: 'Napiši još jedan zahtev',
  unavailable: 'Korisnička podrška ovde trenutno ne prima zahteve.',
  tooShort: 'Opis mora imati najmanje 10 karaktera.',
} satisfies Translation['support']

export const message = {
  requestOutcomeUnknown:
    'Nismo dobili potvrdu. Pre nego što pokušate ponovo, proverite da li je Vaš zahtev stigao.',
} satisfies Partial<Translation['message']>
