import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import {
  type NotificationFound,
  type NotificationRead,
  notificationMachine,
} from '../../../machines/notification.machine'
import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Notification } from '../../api/types'
import { type PortsOf, port } from '../../core/port'
import { type Query, useQuery } from '../../core/query'
import { useFlow } from '../../core/useFlow'

type NotificationActor = Actor<typeof notificationMachine>

async function loadNotifications(api: Api, signal: AbortSignal): Promise<Notification[] | null> {
  const { body } = await requireAccepted(api.GET('/api/notifications', { signal }))
  return body?.notifications?.length ? body.notifications : null
}

/** The server's count if it is known, otherwise the number of unread items. */
export function countUnread(
  serverCount: number | null | undefined,
  notifications: Notification[] | null,
): number {
  return serverCount ?? notifications?.filter((notification) => !notification.read).length ?? 0
}

function notificationFlow(api: Api) {
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

/** One notification, which the flow marks as read; another id needs another `key`. */
export const useNotification = (id: string): NotificationActor => useFlow(notificationFlow, { input: { id } })

export const useFoundNotification = (actor: NotificationActor): Notification | null =>
  useSelector(actor, (snapshot) => snapshot.context.notification)

/** All notifications of the customer. */
export const useNotifications = (): Query<Notification[]> => useQuery(loadNotifications)
