import {
  type NotificationFound,
  type NotificationRead,
  notificationMachine,
} from '../../../machines/notification.machine'
import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { countUnread } from './rules'
import { loadNotifications } from './useNotifications'

/** One notification, which the flow marks as read. */
export function notificationFlow(api: Api) {
  return notificationMachine.provide({
    actors: {
      findNotification: port('reads', async ({ input, signal }): Promise<NotificationFound> => {
        const notifications = await loadNotifications(api, signal)
        const notification = notifications?.find(({ id }) => String(id) === input.id)
        if (!notification) return { outcome: 'missing' }
        return { outcome: notification.read ? 'read' : 'unread', notification }
      }),
      markAsRead: port('changes', async ({ input, signal }): Promise<NotificationRead> => {
        const params = { path: { id: Number(input.id) } }
        const { body } = await requireAccepted(api.POST('/api/read-notifications/{id}', { params, signal }))
        // A provider may only confirm it, without any data.
        return { unread: countUnread(null, body?.notifications ?? (await loadNotifications(api, signal))) }
      }),
    } satisfies PortsOf<typeof notificationMachine>,
  })
}
