import type { Translation } from '../i18n-types'

export const question = {
  heading: 'Questions about the bill',
  ask: 'Ask about this',
  aboutEntry: 'About the entry {entry}:',
  aboutBill: 'About the bill {bill}:',
  aboutPayment: 'About the payment of {payment}:',
  bill: 'bill',
  topUp: 'top-up',
  aboutError: 'About the error of {error}:',
  why: 'Why this bill?',
} satisfies Translation['question']
