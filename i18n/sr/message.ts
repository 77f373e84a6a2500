import type { Translation } from '../i18n-types'

export const message = {
  error: 'Došlo je do greške.',
  success: 'Akcija je uspešno izvršena.',
  codeSent: 'Kod je poslat.',
  tokenRefused: 'Vaša sesija više nije važeća. Prijavite se ponovo.',
  inactive: 'Odjavljeni ste jer duže vreme niste koristili portal.',
  allFieldsRequired: 'Sva polja moraju biti popunjena.',
  offline: 'Nema internet veze. Čim se vrati, sve se samo nastavlja.',
  online: 'Internet veza je ponovo uspostavljena.',
  unavailable: 'Usluga trenutno nije dostupna. Pokušajte ponovo za nekoliko minuta.',
  chunkFailed: 'Ovaj deo stranice nije bilo moguće učitati.',
  crashHeading: 'Ovde je nešto pošlo naopako.',
  crashText: 'Ponovo učitajte stranicu ili idite na početnu.',
  reload: 'Ponovo učitaj stranicu',
  tryAgain: 'Pokušaj ponovo',
  toasts: 'Poruke',
} satisfies Partial<Translation['message']>
