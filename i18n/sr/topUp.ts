import type { Translation } from '../i18n-types'

export const topUp = {
  heading: 'Dopuna kredita',
  ways: 'Način dopune',
  byCard: 'Kartica',
  byVoucher: 'Vaučer',
  phone: 'Broj telefona',
  phoneHint: 'Možete dopuniti i tuđe pripejd brojeve.',
  ownNumber: 'Izaberite svoj broj',
  amount: 'Iznos',
  amountHint: 'Najmanje 10 € i najviše 50 €.',
  presets: 'Brzi izbor',
  preset: '{amount} €',
  now: 'Stanje sada',
  covers:
    'Time je tarifa {name} pokrivena za {n} {{n:produženja|produženje|produženja|produženja|produženja|produženja}} (po {price}, sledeće {date}).',
  missingFor: 'Za {name} nedostaje još {amount}.',
  sufficesFor: 'Time možete da aktivirate {name}.',
  voucherCode: 'Kod vaučera',
  voucherHint: 'Sa razmacima i crticama ili bez njih.',
  voucherRefused: 'Vaučer nije prihvaćen. Proverite kod i broj.',
  redeemedHeading: 'Kredit je dopunjen',
  anotherVoucher: 'Iskoristi još jedan vaučer',
  submit: 'Dopuni',
  confirmHeading: 'Potvrda plaćanja',
  terms: 'Izborom „Nastavi na plaćanje“ prihvatate opšte uslove poslovanja.',
  paymentPage: 'Plaćate na stranici našeg partnera za plaćanje. Iznos se naplaćuje tek tamo.',
  continueToPayment: 'Nastavi na plaćanje',
  redirecting: 'Prelazite na stranicu za plaćanje.',
  numberNotPrepaid: 'Izabrani broj nije pripejd broj.',
  cardUnanswered:
    'Nismo dobili potvrdu. Iznos se naplaćuje tek na stranici za plaćanje. Pogledajte svoje stanje pre nego što pokušate ponovo.',
  voucherUnanswered:
    'Nismo dobili potvrdu. Vaučer je možda već iskorišćen: pogledajte stanje tog broja pre nego što pokušate ponovo.',
  untrustedAddress:
    'Stranica za plaćanje ima adresu koju ne poznajemo. Radi Vaše bezbednosti ostajete ovde; ništa nije naplaćeno. Obratite se korisničkoj podršci.',
} satisfies Translation['topUp']

export const message = {
  voucherOutcomeUnknown:
    'Nismo dobili potvrdu. Vaučer je možda već iskorišćen: pogledajte stanje tog broja pre nego što pokušate ponovo.',
} satisfies Partial<Translation['message']>
