import type { Translation } from '../i18n-types'

export const consent = {
  heading: 'Your consents',
  introduction: 'You decide what we may use your data for. Each choice applies at once.',
  changeLater: 'You can change your choices at any time under Settings, Privacy.',
  given: '{given} of {all}',
  channels: 'In these ways:',
  chooseChannel: 'Please choose at least one way.',
  closing: 'If you close this without giving any consent, you refuse the first one.',
  unnamed: 'Consent {id}',
  empty: 'There are no consents for you to decide on at the moment.',
} satisfies Translation['consent']

export const message = {
  consentOutcomeUnknown: 'We got no confirmation. Please check your current choices under Settings, Privacy.',
} satisfies Partial<Translation['message']>
