import type { Translation } from '../i18n-types'

export const password = {
  forgotHeading: 'Forgotten password',
  requestNew: 'Request a new password',
  requested: 'Please check your email.',
  resetHeading: 'Set a new password',
  linkOwner: 'Account',
  linkName: 'E-mail link {time}',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  save: 'Save password',
  forgotText: 'Enter your user name. We’ll email you a link to set a new password.',
  backToLogin: 'Back to sign-in',
  accountText: 'You use this password to sign in to this portal.',
  tvHeading: 'TV password',
  withoutTv: 'Only TV contracts have a TV password. Please choose your TV contract in the menu.',
  tvText: 'This password is for your TV contract. Your password for the portal stays the same.',
  changed: 'Password changed',
  changedText: 'From now on, sign in with the new password.',
  tvChanged: 'TV password changed',
  tvChangedText: 'The new password now applies to your TV contract.',
  another: 'Change again',
} satisfies Translation['password']

export const message = {
  passwordsDiffer: 'The passwords do not match. Please type the same password twice.',
  fieldsEmpty: 'Please fill in both fields.',
  linkRefused: 'This link is not valid or has expired. Please request a new one.',
  passwordOutcomeUnknown:
    'We got no confirmation. The new password may already apply: please try it first the next time you sign in.',
  resetPasswordOutcomeUnknown:
    'We got no confirmation. The new password may already apply: please try to sign in with it before you set it again.',
  tvPasswordOutcomeUnknown:
    'We got no confirmation. The new TV password may already apply: please try it on your TV before you change it again.',
} satisfies Partial<Translation['message']>
