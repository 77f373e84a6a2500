import type { Translation } from '../i18n-types'

export const payment = {
  heading: 'Payment',
  ways: 'Payment method',
  byCard: 'Credit card',
  byWallet: 'PayPal / Sofort',
  loading: 'The payment form is loading.',
  broken: 'The payment form is not available right now. You have not been charged.',
  slow: 'The payment form is taking longer than usual.',
  brokenHint:
    'A browser extension, such as an ad blocker, may be stopping it. Turn it off for this page, or use another browser.',
  otherMethod: 'Or ask customer service how else you can pay bill {reference}.',
  expired:
    'You can no longer continue this payment: its 30 minutes are over, or it is already complete. Please check whether the bill is still unpaid.',
  renew: 'Start a new payment',
  expiredElsewhere:
    'You can no longer continue this payment: its 30 minutes are over, or it is already complete. Please go back to where you came from and start again.',
  wrongAddress:
    'This address does not belong to a payment. Please go back to where you came from and open the payment again.',
  brand: 'Card',
  cardNumber: 'Card number',
  expiryDate: 'Expiry date',
  cardHolder: 'Name on card',
  cvv: 'Security code (CVV)',
  submit: 'Pay now',
  cardNumberError: 'This card number is not right. Please check it.',
  expiryError: 'This date is not right. Please check it.',
  cvvError: 'This code is not right. Please check it.',
  asking: 'We are checking whether your payment has arrived.',
  succeeded: 'Payment successful',
  succeededText: 'Thank you. Your payment has arrived.',
  toppedUp: '{amount} topped up.',
  billPaid: '{month} paid: {amount}',
  amountPaid: '{amount} paid',
  failed: 'Payment failed',
  failedText: 'Your payment did not arrive. You can try again or pay another way.',
  retry: 'Try again: {amount}',
  payOtherwise: 'Pay another way',
  balanceUnchanged: 'Your balance is unchanged: {amount}',
  failedTopUp: 'Please check your balance before you try again.',
  failedBill: 'Please check your bills before you try again.',
  unconfirmed: 'Payment not confirmed yet',
  unconfirmedTopUp:
    'We do not know yet whether your payment has arrived. Please do not pay again until you have checked your balance.',
  unconfirmedBill:
    'We do not know yet whether your payment has arrived. Please do not pay again until you have checked your bills.',
  repeatHeading: 'Pay again?',
  earlierUnconfirmed: 'You sent a payment of {amount} on {moment}. We do not know yet whether it arrived.',
  earlierSucceeded: 'You paid {amount} on {moment}.',
  repeatWarning: 'If you pay again, you may be charged twice.',
  confirmRepeat: 'Confirm',
  chooseContract: 'Which contract?',
  toHome: 'Go to home page',
  toBills: 'Go to bills',
} satisfies Translation['payment']

export const message = {
  paymentUnconfirmed: 'Payment not confirmed yet',
} satisfies Partial<Translation['message']>
