import type { Translation } from '../i18n-types'

export const support = {
  heading: 'Korisnička podrška',
  requestType: 'Vrsta zahteva',
  contract: 'Ugovor',
  description: 'Opis',
  submit: 'Pošalji',
  introduction: 'Pišite nam, odgovor stiže e-poštom.',
  draftKept: 'Tekst ostaje sačuvan dok ga ne pošaljete.',
  blanks: 'Još treba dopuniti: {blanks}',
  sentHeading: 'Vaš zahtev je poslat',
  sentText: 'Primili smo Vašu poruku, odgovor stiže e-poštom.',
  sentTo: 'Primili smo Vašu poruku, odgovor stiže na {email}.',
  another: 'Napiši još jedan zahtev',
  unavailable: 'Korisnička podrška ovde trenutno ne prima zahteve.',
  tooShort: 'Opis mora imati najmanje 10 karaktera.',
  topicsHeading: 'O čemu se radi?',
  allTopics: 'Sve teme',
  otherTopic: 'Drugi zahtev',
  topic: {
    lostPhone: 'SIM izgubljen ili ukraden',
    wrongBill: 'Račun nije tačan',
    noNetwork: 'Nema mreže',
    changeData: 'Izmena podataka',
    keepNumber: 'Prenos broja',
    limitCosts: 'Ograničenje troškova',
  },
  draft: {
    lostPhone:
      'Hitno: moj telefon je izgubljen ili ukraden. Blokirajte SIM karticu ovog ugovora i potvrdite mi blokadu.\n\nIzgubljen (dan, vreme): \nSada me možete dobiti na: ',
    wrongBill: 'Moj račun nije tačan.\n\nRačun (mesec ili broj): \nŠta nije tačno: ',
    noNetwork: 'Nemam mrežu.\n\nOd kada: \nGde (adresa ili poštanski broj): \nŠta ne radi: ',
    changeData: 'Izmenite moje podatke.\n\nDo sada: \nNovo: ',
    keepNumber: 'Želim da prenesem broj.\n\nBroj: \nDosadašnji operater: \nNovi operater: ',
    limitCosts:
      'Ograničite moje troškove.\n\nNajviše mesečno (evra): \nZa šta (sve, inostranstvo, posebne usluge): ',
  },
  notBlocked: 'Broj je blokiran tek kada operater to potvrdi.',
  checkNumber: 'Proverite da li je u polju „Ugovor“ izgubljeni broj.',
  callIsFaster: 'Najbrže je telefonom:',
  lossHeading: 'Vaš zahtev je primljen',
  lossCodes: 'SMS kodovi sada stižu na izgubljeni telefon. Zato novu lozinku zatražite korisničkim imenom.',
  lossPassword: 'Zatraži novu lozinku',
  answers: 'Česta pitanja',
  searchAnswers: 'Pretraži pitanja',
  noAnswer: 'Ovde nema odgovora na to.',
  write: 'Piši korisničkoj podršci',
  sentRequests: 'Vaši zahtevi',
  sentRequestsNote: 'Ovo je stiglo tokom ove posete. Spisak nestaje kada se odjavite.',
  sentKind: { request: 'Zahtev', withdrawal: 'Odustanak', cancellation: 'Raskid' },
  call: 'Radije biste pozvali?',
} satisfies Translation['support']

export const message = {
  requestOutcomeUnknown:
    'Nismo dobili potvrdu. Pre nego što pokušate ponovo, proverite da li je Vaš zahtev stigao.',
} satisfies Partial<Translation['message']>
