import type { Text } from './model'

/** What customers are told, in the language of the Locale header. */
export const texts = {
  invalidToken: { de: 'Das Token ist nicht gültig.', sr: 'Token nije validan.' },
  unknownUser: { de: 'Dieser Benutzer existiert nicht.', sr: 'Korisnik ne postoji.' },
  wrongCode: { de: 'Der Code stimmt nicht.', sr: 'Kod nije ispravan.' },
  wrongPassword: {
    de: 'Benutzername oder Passwort stimmt nicht.',
    sr: 'Korisničko ime ili lozinka nije ispravna.',
  },
  required: { de: 'Dieses Feld fehlt.', sr: 'Ovo polje nedostaje.' },
  passwordTooShort: {
    de: 'Das Passwort braucht mindestens 8 Zeichen.',
    sr: 'Lozinka mora imati najmanje 8 znakova.',
  },
  passwordWithoutDigit: {
    de: 'Das Passwort braucht mindestens eine Ziffer.',
    sr: 'Lozinka mora imati najmanje jednu cifru.',
  },
  resetLinkExpired: { de: 'Dieser Link gilt nicht mehr.', sr: 'Ovaj link više ne važi.' },
  planConflict: {
    de: 'Es ist bereits ein Tarif aktiv. Bitte deaktivieren Sie zuerst den bestehenden Tarif.',
    sr: 'Tarifa je već aktivna. Molimo prvo deaktivirajte postojeću tarifu.',
  },
  insufficientFunds: { de: 'Ihr Guthaben reicht nicht aus.', sr: 'Nemate dovoljno kredita.' },
  notPrepaid: {
    de: 'Die gewählte Nummer ist keine Prepaid-Nummer.',
    sr: 'Izabrani broj nije pripejd broj.',
  },
  amountOutOfRange: {
    de: 'Der Betrag muss zwischen 10 und 50 Euro liegen.',
    sr: 'Iznos mora biti između 10 i 50 evra.',
  },
  amountWrong: {
    de: 'Dieser Betrag passt nicht zur Rechnung.',
    sr: 'Ovaj iznos ne odgovara računu.',
  },
  voucherUnknown: { de: 'Diesen Gutschein gibt es nicht.', sr: 'Ovaj vaučer ne postoji.' },
  voucherUsed: { de: 'Dieser Gutschein wurde schon eingelöst.', sr: 'Ovaj vaučer je već iskorišćen.' },
  paymentRefused: { de: 'Die Zahlung wurde abgelehnt.', sr: 'Plaćanje je odbijeno.' },
  textTooShort: {
    de: 'Bitte schreiben Sie mindestens 10 Zeichen.',
    sr: 'Molimo napišite najmanje 10 znakova.',
  },
  serverError: { de: 'Bei uns ist etwas schiefgegangen.', sr: 'Kod nas je došlo do greške.' },
} satisfies Record<string, Text>

export type TextName = keyof typeof texts
