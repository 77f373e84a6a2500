import type { Translation } from '../i18n-types'

export const administration = {
  unknown: 'We do not know the current setting. You can choose it here.',
  all: 'All settings',
  saved: 'Saved',
  heading: 'Settings',
  language: 'Language',
  smsOn: 'On',
  smsOff: 'Off',
  sms: 'SMS notifications',
  voicemail: 'Voicemail',
  dataProtection: 'Privacy',
  account: 'Account',
  german: 'German',
  serbian: 'Serbian',
  voicemailOn: 'On',
  voicemailRestricted: 'On, without messages',
  voicemailOff: 'Off',
  sections: 'Settings sections',
  languageText: 'You receive SMS and announcements for {phone} in this language.',
  smsText: 'We send SMS to {phone} about your balance, your bills and your plan.',
  voicemailText: 'What happens when you do not answer a call to {phone}.',
  withoutNumber: 'This setting is for mobile contracts with a phone number.',
  yourData: 'Your data',
  name: 'Name',
  address: 'Address',
  email: 'Email',
  change: 'Ask for a change',
  changeRequest: 'Please change my data.\n\nUntil now: {data}\nNew: ',
} satisfies Translation['administration']

export const message = {
  settingOutcomeUnknown:
    'We got no confirmation. Please check the current setting under Settings before you try again.',
} satisfies Partial<Translation['message']>
