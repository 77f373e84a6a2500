import type { Translation } from '../i18n-types'

export const support = {
  heading: 'Customer service',
  requestType: 'Topic',
  contract: 'Contract',
  description: 'Description',
  submit: 'Send',
  introduction: 'Write to us and we’ll reply by email.',
  draftKept: 'We keep your text until you send it.',
  blanks: 'Still to fill in: {blanks}',
  sentHeading: 'Your request is on its way',
  sentText: 'We received your message and will reply by email.',
  sentTo: 'We received your message and will reply to {email}.',
  another: 'Write another request',
  unavailable: 'Customer service cannot take requests here at the moment. Please try again later.',
  tooShort: 'The description is too short. Please write at least 10 characters.',
  topicsHeading: 'What is it about?',
  allTopics: 'All topics',
  otherTopic: 'Something else',
  topic: {
    lostPhone: 'SIM lost or stolen',
    wrongBill: 'My bill is wrong',
    noNetwork: 'No network',
    changeData: 'Change my data',
    keepNumber: 'Keep my number',
    limitCosts: 'Limit my costs',
  },
  draft: {
    lostPhone:
      'Urgent: my phone is lost or stolen. Please block the SIM card of this contract and confirm the block to me.\n\nLost on (day, time): \nHow to reach me now: ',
    wrongBill: 'My bill is wrong.\n\nBill (month or number): \nWhat is wrong: ',
    noNetwork: 'I have no network.\n\nSince when: \nWhere (address or postcode): \nWhat does not work: ',
    changeData: 'Please change my data.\n\nUntil now: \nNew: ',
    keepNumber: 'I would like to keep my number.\n\nNumber: \nPrevious provider: \nNew provider: ',
    limitCosts:
      'Please limit my costs.\n\nAt most per month (euro): \nFor what (everything, abroad, premium services): ',
  },
  notBlocked: 'The number is blocked only when the provider confirms it.',
  checkNumber: 'Please check that “Contract” shows the lost number.',
  callIsFaster: 'Calling is fastest:',
  lossHeading: 'We received your request',
  lossCodes: 'Codes by SMS now reach the lost phone. So request a new password with your user name.',
  lossPassword: 'Request a new password',
  answers: 'Frequent questions',
  searchAnswers: 'Search questions',
  noAnswer: 'There is no answer to this here.',
  write: 'Write to customer service',
  sentRequests: 'Your requests',
  sentRequestsNote: 'We received this during your visit. The list disappears when you sign out.',
  sentKind: { request: 'Request', withdrawal: 'Withdrawal', cancellation: 'Cancellation' },
  call: 'Prefer to call?',
} satisfies Translation['support']

export const message = {
  requestOutcomeUnknown:
    'We got no confirmation. Please check whether your request has reached us before you try again.',
} satisfies Partial<Translation['message']>
