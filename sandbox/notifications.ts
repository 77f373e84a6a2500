import { type Handlers, notFound } from './call'

export const notifications: Handlers<'getNotifications' | 'readNotification'> = {
  getNotifications: ({ customer }) => ({
    code: 'GET_NOTIFICATIONS_SUCCESS',
    body: { notifications: customer.notifications },
  }),

  readNotification({ path, customer }) {
    const notification = customer.notifications.find(({ id }) => id === path.id)
    if (!notification) throw notFound()
    notification.read = true
    return { code: 'READ_NOTIFICATION_SUCCESS', body: { notifications: customer.notifications } }
  },
}
