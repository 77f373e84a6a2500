import { localized } from './localized'

/** The provider's messages to the customer. */
export const texts = {
  codeSent: localized('Der Code wurde gesendet.', 'Kod je poslat.', 'We have sent the code.'),
  sms: (code: string) =>
    localized(
      `Ihr Anmeldecode ist ${code}.`,
      `Vaš kod za prijavu je ${code}.`,
      `Your sign-in code is ${code}.`,
    ),
  resetMail: (link: string) =>
    localized(
      `Legen Sie hier Ihr neues Passwort fest: ${link}`,
      `Ovde postavite novu lozinku: ${link}`,
      `Set your new password here: ${link}`,
    ),
  userUnknown: localized('Benutzer existiert nicht.', 'Korisnik ne postoji.', 'This user does not exist.'),
  serverError: localized('Es ist ein Fehler aufgetreten.', 'Došlo je do greške.', 'Something went wrong.'),
  codeWrong: localized('Der Code ist nicht richtig.', 'Kod nije ispravan.', 'The code is not right.'),
  passwordWrong: localized(
    'Das Passwort ist nicht richtig.',
    'Lozinka nije ispravna.',
    'The password is not right.',
  ),
  fieldEmpty: localized(
    'Das Feld darf nicht leer sein.',
    'Polje ne sme biti prazno.',
    'The field must not be empty.',
  ),
  tokenInvalid: localized(
    'Ihre Sitzung ist nicht mehr gültig. Bitte melden Sie sich erneut an.',
    'Vaša sesija više nije važeća. Prijavite se ponovo.',
    'Your session is no longer valid. Please sign in again.',
  ),
  notFound: localized('Das haben wir nicht gefunden.', 'Nismo pronašli traženo.', 'We could not find that.'),
  activated: localized('Der Tarif wurde aktiviert.', 'Tarifa je aktivirana.', 'We have activated the plan.'),
  deactivated: localized(
    'Der Tarif wurde deaktiviert.',
    'Tarifa je deaktivirana.',
    'We have deactivated the plan.',
  ),
  fundsMissing: localized(
    'Ihr Guthaben reicht nicht aus.',
    'Nemate dovoljno kredita.',
    'Your balance is too low.',
  ),
  anotherActive: localized(
    'Bitte deaktivieren Sie zuerst Ihren bestehenden Tarif.',
    'Prvo deaktivirajte postojeću tarifu.',
    'Please deactivate your current plan first.',
  ),
  notActive: localized(
    'Dieser Tarif ist nicht aktiv.',
    'Ova tarifa nije aktivna.',
    'This plan is not active.',
  ),
  notPrepaid: localized(
    'Die ausgewählte Nummer ist keine Wertkartennummer.',
    'Izabrani broj nije pripejd broj.',
    'The number is not a prepaid number.',
  ),
  voucherInvalid: localized(
    'Der Gutscheincode ist ungültig.',
    'Kod vaučera nije važeći.',
    'The voucher code is not valid.',
  ),
  textTooShort: localized(
    'Die Beschreibung muss mindestens 10 Zeichen enthalten.',
    'Opis mora imati najmanje 10 karaktera.',
    'The description must have at least 10 characters.',
  ),
  alreadyPaid: localized(
    'Diese Rechnung ist bereits bezahlt.',
    'Ovaj račun je već plaćen.',
    'This bill is already paid.',
  ),
  resetTokenInvalid: localized(
    'Der Link ist ungültig oder abgelaufen.',
    'Link nije važeći ili je istekao.',
    'This link is not valid or has expired.',
  ),
  passwordTooShort: localized(
    'Das Passwort muss mindestens 8 Zeichen haben',
    'Lozinka mora imati najmanje 8 znakova',
    'The password must have at least 8 characters',
  ),
  passwordWithoutDigit: localized(
    'Das Passwort muss eine Ziffer enthalten',
    'Lozinka mora sadržati cifru',
    'The password must contain a digit',
  ),
  paymentFailed: localized('Die Zahlung ist fehlgeschlagen.', 'Plaćanje nije uspelo.', 'The payment failed.'),
  paymentPending: localized(
    'Die Zahlung ist noch nicht abgeschlossen.',
    'Plaćanje još nije završeno.',
    'The payment is not complete yet.',
  ),
  open: localized('Offen', 'Neplaćen', 'Unpaid'),
  paid: localized('Bezahlt', 'Plaćen', 'Paid'),
}
