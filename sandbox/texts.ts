import { both } from './localized'

/** The provider's messages to the customer. */
export const texts = {
  codeSent: both('Der Code wurde gesendet.', 'Kod je poslat.'),
  sms: (code: string) => both(`Ihr Anmeldecode ist ${code}.`, `Vaš kod za prijavu je ${code}.`),
  resetMail: (link: string) =>
    both(`Legen Sie hier Ihr neues Passwort fest: ${link}`, `Ovde postavite novu lozinku: ${link}`),
  userUnknown: both('Benutzer existiert nicht.', 'Korisnik ne postoji.'),
  serverError: both('Es ist ein Fehler aufgetreten.', 'Došlo je do greške.'),
  codeWrong: both('Der Code ist nicht richtig.', 'Kod nije ispravan.'),
  passwordWrong: both('Das Passwort ist nicht richtig.', 'Lozinka nije ispravna.'),
  fieldEmpty: both('Das Feld darf nicht leer sein.', 'Polje ne sme biti prazno.'),
  tokenInvalid: both(
    'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.',
    'Vaša sesija više nije važeća. Prijavite se ponovo.',
  ),
  notFound: both('Das haben wir nicht gefunden.', 'Nismo pronašli traženo.'),
  activated: both('Der Tarif wurde aktiviert.', 'Tarifa je aktivirana.'),
  deactivated: both('Der Tarif wurde deaktiviert.', 'Tarifa je deaktivirana.'),
  fundsMissing: both('Ihr Guthaben reicht nicht aus.', 'Nemate dovoljno kredita.'),
  anotherActive: both(
    'Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.',
    'Prvo deaktivirajte postojeću tarifu.',
  ),
  notActive: both('Dieser Tarif ist nicht aktiv.', 'Ova tarifa nije aktivna.'),
  notPrepaid: both('Die ausgewählte Nummer ist keine Wertkartennummer.', 'Izabrani broj nije pripejd broj.'),
  voucherInvalid: both('Der Gutscheincode ist ungültig.', 'Kod vaučera nije važeći.'),
  textTooShort: both(
    'Die Beschreibung muss mindestens 10 Zeichen enthalten.',
    'Opis mora imati najmanje 10 karaktera.',
  ),
  alreadyPaid: both('Diese Rechnung ist bereits bezahlt.', 'Ovaj račun je već plaćen.'),
  resetTokenInvalid: both('Der Link ist ungültig oder abgelaufen.', 'Link nije važeći ili je istekao.'),
  passwordTooShort: both(
    'Das Passwort muss mindestens 8 Zeichen haben',
    'Lozinka mora imati najmanje 8 znakova',
  ),
  passwordWithoutDigit: both('Das Passwort muss eine Ziffer enthalten', 'Lozinka mora sadržati cifru'),
  paymentFailed: both('Die Zahlung ist fehlgeschlagen.', 'Plaćanje nije uspelo.'),
  paymentPending: both('Die Zahlung ist noch nicht abgeschlossen.', 'Plaćanje još nije završeno.'),
  open: both('Offen', 'Neplaćen'),
  paid: both('Bezahlt', 'Plaćen'),
}
