import { notificationsMachine } from '../../machines/notifications.machine'
import { alphabetOf } from './kit/alphabetOf'

const unread = { id: 11, title: 'Neue Sender', text: '<p>Ab sofort</p>', read: false }
const read = { ...unread, read: true }
const broken = [{ message: 'no answer' }]

export const alphabet = alphabetOf(notificationsMachine, {
  starts: { opened: { id: '11' } },
  events: [{ type: 'load.retry' }],
  outcomes: {
    findNotification: {
      outputs: [
        { outcome: 'unread', notification: unread },
        { outcome: 'read', notification: read },
        { outcome: 'missing' },
      ],
      errors: broken,
    },
    markAsRead: { outputs: [{ unread: 0 }, { unread: 4 }], errors: broken },
  },
})
