import type { Translation } from '../i18n-types'

export const notification = {
  heading: 'Notifications',
  more: 'Read more',
  empty: 'You have no notifications.',
  unread: 'Unread:',
  untitled: 'Untitled',
  showMore: 'Show more',
  missingHeading: 'Notification not found',
  missingText: 'This notification does not exist, or no longer does.',
  toHome: 'Go to home page',
} satisfies Translation['notification']
