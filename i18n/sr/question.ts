import type { Translation } from '../i18n-types'

export const question = {
  heading: 'Pitanja o računu',
  ask: 'Pitaj podršku o ovome',
  aboutEntry: 'U vezi sa stavkom {entry}:',
  aboutBill: 'U vezi sa računom {bill}:',
  aboutPayment: 'U vezi sa plaćanjem od {payment}:',
  bill: 'račun',
  topUp: 'dopuna kredita',
  aboutError: 'U vezi sa greškom od {error}:',
  why: 'Zašto je račun ovoliki?',
} satisfies Translation['question']
