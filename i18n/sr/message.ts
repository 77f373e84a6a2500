import type { Translation } from '../i18n-types'

export const message = {
  error: 'Došlo je do greške.',
  success: 'Akcija je uspešno izvršena.',
  codeSent: 'Kod je poslat.',
  tokenRefused: 'Vaša sesija više nije važeća. Prijavite se ponovo.',
  inactive: 'Odjavljeni ste jer duže vreme niste koristili portal.',
  allFieldsRequired: 'Sva polja moraju biti popunjena.',
  passwordsDiffer: 'Lozinke se ne poklapaju.',
  fieldsEmpty: 'Polja ne smeju biti prazna.',
  linkRefused: 'Link nije važeći ili je istekao.',
  offline: 'Nema internet veze. Čim se vrati, sve se samo nastavlja.',
  online: 'Internet veza je ponovo tu.',
  unavailable: 'Usluga trenutno nije dostupna. Pokušajte ponovo za nekoliko minuta.',
  requestOutcomeUnknown:
    'Nismo dobili odgovor. Pre nego što pokušate ponovo, proverite da li je Vaš zahtev stigao.',
  tariffOutcomeUnknown:
    'Nismo dobili odgovor. Pre nego što pokušate ponovo, pogledajte svoje tarife i stanje.',
  voucherOutcomeUnknown:
    'Nismo dobili odgovor. Vaučer je možda već iskorišćen: pogledajte stanje tog broja pre nego što pokušate ponovo.',
  passwordOutcomeUnknown:
    'Nismo dobili odgovor. Nova lozinka možda već važi: pri sledećoj prijavi prvo probajte nju.',
  resetPasswordOutcomeUnknown:
    'Nismo dobili odgovor. Nova lozinka možda već važi: prvo pokušajte da se njom prijavite.',
  tvPasswordOutcomeUnknown:
    'Nismo dobili odgovor. Nova TV lozinka možda već važi: probajte je na televizoru pre nego što je ponovo promenite.',
  settingOutcomeUnknown:
    'Nismo dobili odgovor. Pre nego što pokušate ponovo, pogledajte u podešavanjima šta sada važi.',
  consentOutcomeUnknown: 'Nismo dobili odgovor. Pogledajte šta sada važi: Podešavanja, Zaštita podataka.',
  smsOutcomeUnknown:
    'Nismo dobili odgovor. SMS je možda već poslat: sačekajte trenutak pre nego što pokušate ponovo.',
  partial:
    'Deo podataka nije mogao da se pročita i ovde nedostaje. Obratite se korisničkoj podršci ako Vam nešto nedostaje.',
  chunkFailed: 'Ovaj deo stranice nije mogao da se učita.',
  crashHeading: 'Ovde je nešto pošlo naopako.',
  crashText: 'Ponovo učitajte stranicu ili idite na početnu.',
  reload: 'Ponovo učitaj stranicu',
  tryAgain: 'Pokušaj ponovo',
  toasts: 'Poruke',
} satisfies Translation['message']
