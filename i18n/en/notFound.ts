import type { Translation } from '../i18n-types'

export const notFound = {
  heading: 'Page not found',
  text: 'This address does not exist, or no longer does.',
  toHome: 'Go to home page',
} satisfies Translation['notFound']
