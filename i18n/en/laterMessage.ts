import type { Translation } from '../i18n-types'

/** Messages that cannot appear before the texts of the pages have loaded. */
export const laterMessage = {
  passwordsDiffer: 'The passwords do not match. Please type the same password twice.',
  fieldsEmpty: 'Please fill in both fields.',
  linkRefused: 'This link is not valid or has expired. Please request a new one.',
  paymentUnconfirmed: 'Payment not confirmed yet',
  requestOutcomeUnknown:
    'We did not get a reply. Please check whether your request has reached us before you try again.',
  tariffOutcomeUnknown:
    'We did not get a reply. Please check your tariffs and your balance before you try again.',
  voucherOutcomeUnknown:
    'We did not get a reply. The voucher may already have been redeemed: please check the balance of the number before you try again.',
  passwordOutcomeUnknown:
    'We did not get a reply. The new password may already apply: please try it first the next time you sign in.',
  resetPasswordOutcomeUnknown:
    'We did not get a reply. The new password may already apply: please try to sign in with it before you set it again.',
  tvPasswordOutcomeUnknown:
    'We did not get a reply. The new TV password may already apply: please try it on your TV before you change it again.',
  settingOutcomeUnknown:
    'We did not get a reply. Please check the current setting under Settings before you try again.',
  consentOutcomeUnknown: 'We did not get a reply. Please check your current choices under Settings, Privacy.',
  smsOutcomeUnknown:
    'We did not get a reply. The SMS may already be on its way: please wait a moment before you try again.',
  partial:
    'We could not read some of the information, so it is missing here. Please contact customer service if you need it.',
} satisfies Partial<Translation['message']>
