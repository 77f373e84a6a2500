import type { Translation } from '../i18n-types'

export const topUp = {
  heading: 'Top up',
  ways: 'Top-up method',
  byCard: 'Card',
  byVoucher: 'Voucher',
  phone: 'Phone number',
  phoneHint: 'You can top up prepaid numbers, including other people’s.',
  ownNumber: 'Choose one of your numbers',
  amount: 'Amount',
  amountHint: 'Enter an amount from €10 to €50.',
  presets: 'Common amounts',
  preset: '€{amount}',
  now: 'Balance now',
  covers: 'This covers {n} {{n:renewal|renewals}} of {name} ({price} each, the next on {date}).',
  missingFor: 'You still need {amount} for {name}.',
  sufficesFor: 'With this you can activate {name}.',
  voucherCode: 'Voucher code',
  voucherHint: 'With or without spaces and hyphens.',
  voucherRefused: 'The voucher was not accepted. Please check code and number.',
  redeemedHeading: 'Credit topped up',
  anotherVoucher: 'Redeem another voucher',
  submit: 'Top up now',
  confirmHeading: 'Confirm payment',
  terms: 'By choosing ‘Continue to payment’, you accept the terms and conditions.',
  paymentPage: 'You pay on our payment partner’s page. You are not charged until then.',
  continueToPayment: 'Continue to payment',
  redirecting: 'We are taking you to the payment page.',
  numberNotPrepaid: 'This is not a prepaid number. Please choose a prepaid number.',
  cardUnanswered:
    'We got no confirmation. You are only charged on the payment page. Please check your balance before you try again.',
  voucherUnanswered:
    'We got no confirmation. The voucher may already have been redeemed: please check the balance of the number before you try again.',
  untrustedAddress:
    'We do not recognise the address of the payment page. For your security, we have stopped here and you have not been charged. Please contact customer service.',
} satisfies Translation['topUp']

export const message = {
  voucherOutcomeUnknown:
    'We got no confirmation. The voucher may already have been redeemed: please check the balance of the number before you try again.',
} satisfies Partial<Translation['message']>
