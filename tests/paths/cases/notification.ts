import { notificationMachine } from '../../../machines/notification.machine'
import { casesOf } from '../../../tools/paths/cases'

const unread = { id: 11, title: 'Neue Sender', text: '<p>Ab sofort</p>', read: false }
const read = { ...unread, read: true }

export const cases = casesOf(notificationMachine, {
  starts: { opened: { id: '11' } },
  events: [{ type: 'load.retry' }],
  outcomes: {
    findNotification: {
      unread: { outcome: 'unread', notification: unread },
      read: { outcome: 'read', notification: read },
      missing: { outcome: 'missing' },
    },
    markAsRead: { 'none left': { unread: 0 }, 'four left': { unread: 4 } },
  },
})
