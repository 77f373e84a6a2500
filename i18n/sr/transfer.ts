import type { Translation } from '../i18n-types'

export const transfer = {
  heading: 'Plati prenosom',
  all: 'Uplati sve odjednom · {amount}',
  introduction: 'Skenirajte kod svojom bankarskom aplikacijom ili kopirajte podatke.',
  introductionWithoutCode: 'Kopirajte podatke u svoju bankarsku aplikaciju.',
  code: 'QR kod za prenos',
  shareCode: 'Podeli QR kod',
  recipient: 'Primalac',
  iban: 'IBAN',
  amount: 'Iznos u evrima',
  purpose: 'Svrha plaćanja',
  copy: 'Kopiraj: {field}',
  copied: 'Kopirano: {field}',
  duration: 'Prenos traje nekoliko dana. Dok uplata ne stigne, račun se ovde i dalje vodi kao neplaćen.',
  alreadyBegun:
    'Za ovaj račun ste već započeli plaćanje online. Uplatite prenosom tek kada budete sigurni da taj iznos nije naplaćen.',
  failedForm: 'Ovaj račun možete da platite i prenosom.',
} satisfies Translation['transfer']
