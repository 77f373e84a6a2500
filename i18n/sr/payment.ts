import type { Translation } from '../i18n-types'

export const payment = {
  heading: 'Plaćanje',
  ways: 'Način plaćanja',
  byCard: 'Kreditna kartica',
  byWallet: 'PayPal / Sofort',
  loading: 'Formular za plaćanje se učitava.',
  broken: 'Formular za plaćanje trenutno nije dostupan. Ništa nije naplaćeno.',
  slow: 'Formular za plaćanje se učitava duže nego obično.',
  brokenHint:
    'Možda ga zadržava proširenje Vašeg pregledača, na primer blokator reklama. Isključite ga za ovu stranicu ili upotrebite drugi pregledač.',
  otherMethod: 'Ili pitajte korisničku podršku kako drugačije možete da platite račun {reference}.',
  expired:
    'Ovo plaćanje se više ne može nastaviti: prošlo je 30 minuta ili je već završeno. Proverite da račun nije već plaćen.',
  renew: 'Pripremi novo plaćanje',
  expiredElsewhere:
    'Ovo plaćanje se više ne može nastaviti: prošlo je 30 minuta ili je već završeno. Započnite ga ponovo tamo odakle ste došli.',
  wrongAddress:
    'Ova adresa ne pripada nijednom plaćanju. Otvorite plaćanje još jednom tamo odakle ste došli.',
  brand: 'Kartica',
  cardNumber: 'Broj kartice',
  expiryDate: 'Važi do',
  cardHolder: 'Ime na kartici',
  cvv: 'Kontrolni broj (CVV)',
  submit: 'Plati sada',
  cardNumberError: 'Ovaj broj kartice nije ispravan.',
  expiryError: 'Ovaj datum nije ispravan.',
  cvvError: 'Ovaj kontrolni broj nije ispravan.',
  asking: 'Proveravamo da li je Vaša uplata stigla.',
  succeeded: 'Uspešno plaćanje',
  succeededText: 'Hvala. Vaša uplata je stigla.',
  toppedUp: 'Dopunjeno {amount}.',
  billPaid: 'Plaćeno za {month}: {amount}',
  amountPaid: 'Plaćeno {amount}',
  failed: 'Neuspešno plaćanje',
  failedText: 'Vaša uplata nije stigla. Možete pokušati ponovo ili platiti na drugi način.',
  retry: 'Pokušajte ponovo: {amount}',
  payOtherwise: 'Plati na drugi način',
  balanceUnchanged: 'Vaše stanje je nepromenjeno: {amount}',
  failedTopUp: 'Proverite svoje stanje pre nego što pokušate ponovo.',
  failedBill: 'Pogledajte svoje račune pre nego što pokušate ponovo.',
  unconfirmed: 'Plaćanje još nije potvrđeno',
  unconfirmedTopUp:
    'Još ne znamo da li je Vaša uplata stigla. Nemojte plaćati ponovo pre nego što proverite svoje stanje.',
  unconfirmedBill:
    'Još ne znamo da li je Vaša uplata stigla. Nemojte plaćati ponovo pre nego što pogledate svoje račune.',
  repeatHeading: 'Želite li da platite ponovo?',
  earlierUnconfirmed: 'Dana {moment} poslali ste uplatu od {amount}. Još ne znamo da li je stigla.',
  earlierSucceeded: 'Dana {moment} platili ste {amount}.',
  repeatWarning: 'Ako platite ponovo, iznos će možda biti naplaćen dva puta.',
  confirmRepeat: 'Potvrdi',
  chooseContract: 'Za koji ugovor?',
  toHome: 'Na početnu',
  toBills: 'Na račune',
} satisfies Translation['payment']

export const message = {
  paymentUnconfirmed: 'Plaćanje još nije potvrđeno',
} satisfies Partial<Translation['message']>
