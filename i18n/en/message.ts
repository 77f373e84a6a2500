import type { Translation } from '../i18n-types'

export const message = {
  error: 'Sorry, that did not work.',
  success: 'All done.',
  codeSent: 'We have sent the code.',
  tokenRefused: 'Your session is no longer valid. Please sign in again.',
  inactive: 'You were signed out because you had not used the portal for a while.',
  allFieldsRequired: 'Please fill in all fields.',
  offline: 'No internet connection. We’ll carry on as soon as it is back.',
  online: 'Your internet connection is back.',
  unavailable: 'The service is not available right now. Please try again in a few minutes.',
  chunkFailed: 'This part of the page did not load. Please try again.',
  crashHeading: 'Something went wrong here.',
  crashText: 'Reload the page or go to the home page.',
  reload: 'Reload page',
  tryAgain: 'Try again',
  toasts: 'Messages',
} satisfies Partial<Translation['message']>
