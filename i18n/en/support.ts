import type { Translation } from '../i18n-types'

export const support = {
  heading: 'Customer service',
  requestType: 'Topic',
  contract: 'Contract',
  description: 'Description',
  submit: 'Send',
  introduction: 'Write to us and we’ll reply by email.',
  draftKept: 'We keep your text until you send it.',
  sentHeading: 'Your request is on its way',
  sentText: 'We received your message and will reply by email.',
  sentTo: 'We received your message and will reply to {email}.',
  another: 'Write another request',
  unavailable: 'Customer service cannot take requests here at the moment. Please try again later.',
  tooShort: 'The description is too short. Please write at least 10 characters.',
} satisfies Translation['support']

export const message = {
  requestOutcomeUnknown:
    'We got no confirmation. Please check whether your request has reached us before you try again.',
} satisfies Partial<Translation['message']>
