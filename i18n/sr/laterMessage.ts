import type { Translation } from '../i18n-types'

/** Messages that cannot appear before the texts of the pages have loaded. */
export const laterMessage = {
  passwordsDiffer: 'Lozinke se ne poklapaju.',
  fieldsEmpty: 'Polja ne smeju biti prazna.',
  linkRefused: 'Link nije važeći ili je istekao.',
  paymentUnconfirmed: 'Plaćanje još nije potvrđeno',
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
} satisfies Partial<Translation['message']>
