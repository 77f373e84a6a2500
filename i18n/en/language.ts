import type { DocumentTexts, LanguageFacts } from '../language'

export const language: LanguageFacts = {
  tag: 'en-GB',
  shortName: 'EN',
  group: ',',
  decimal: '.',
  euroFirst: true,
}

export const documentTexts: DocumentTexts = {
  description: 'Your customer portal: usage, plans, bills and top-ups in one place.',
  loadFailed: 'The page has not loaded yet. Please check your internet connection.',
  reload: 'Try again',
  scriptRequired: 'This portal needs JavaScript. Please switch it on in your browser.',
}
