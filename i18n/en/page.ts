import type { Translation } from '../i18n-types'

/** Texts that may appear on every page. */
export const page = {
  loading: 'Loading',
  close: 'Close',
  callId: 'For customer service: {id}',
  imprint: 'Legal notice',
  terms: 'Terms',
  withdrawal: 'Withdrawal',
  privacy: 'Privacy policy',
  email: 'Email',
  accessibility: 'Accessibility',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} satisfies Translation['page']
