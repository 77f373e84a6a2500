import type { Notification } from '../../api/types'

/** The server's count if it is known, otherwise the number of unread items. */
export function countUnread(
  serverCount: number | null | undefined,
  notifications: readonly Notification[] | null,
): number {
  return serverCount ?? notifications?.filter((notification) => !notification.read).length ?? 0
}
