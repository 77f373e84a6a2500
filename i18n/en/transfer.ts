import type { Translation } from '../i18n-types'

export const transfer = {
  heading: 'Pay by bank transfer',
  all: 'Transfer all · {amount}',
  introduction: 'Scan the code with your banking app, or copy the details.',
  introductionWithoutCode: 'Copy the details into your banking app.',
  code: 'QR code of the transfer',
  shareCode: 'Share the QR code',
  recipient: 'Recipient',
  iban: 'IBAN',
  amount: 'Amount in euro',
  purpose: 'Payment reference',
  copy: 'Copy: {field}',
  copied: 'Copied: {field}',
  duration: 'A transfer takes a few days. Until it arrives, the bill stays unpaid here.',
  alreadyBegun:
    'You have already started an online payment for this bill. Only transfer the amount if you are sure that it was not charged.',
  failedForm: 'You can also pay this bill by bank transfer.',
} satisfies Translation['transfer']
