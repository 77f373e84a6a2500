import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Notification } from '../../api/types'
import { type Query, useQuery } from '../../core/query'

export async function loadNotifications(api: Api, signal: AbortSignal): Promise<Notification[] | null> {
  const { body } = await requireAccepted(api.GET('/api/notifications', { signal }))
  return body?.notifications?.length ? body.notifications : null
}

/** All notifications of the customer. */
export const useNotifications = (): Query<Notification[]> => useQuery(loadNotifications)
