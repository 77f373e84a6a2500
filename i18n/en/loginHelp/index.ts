import type { NamespaceLoginHelpTranslation } from '../../i18n-types'

const loginHelp = {
  lostPhone: 'Lost your phone?',
  call: 'Call to have your number blocked:',
  online: 'Or sign in with your user name and password. The request is ready under “Customer service”.',
  limitedUntil: 'Too many requests. You can request a code again from {time}.',
  limited: 'Too many requests. Please try again later.',
  withoutSms: 'No SMS?',
  byUsername: 'Sign in by user name',
} satisfies NamespaceLoginHelpTranslation

export default loginHelp
