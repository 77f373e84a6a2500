import { useSelector } from '@xstate/react'
import { useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { notificationMachine } from '../../../machines/notification.machine'
import type { Notification } from '../../api/types'
import { useFlow } from '../../core/useFlow'
import { notificationFlow } from './ports'

export interface FoundNotification {
  status: 'loading' | 'shown' | 'missing' | 'failed'
  /** `null` while it is not found. */
  notification: Notification | null
  actions: { retry: () => void }
}

function statusOf(snapshot: SnapshotFrom<typeof notificationMachine>): FoundNotification['status'] {
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('failed')) return 'failed'
  return snapshot.matches('missing') ? 'missing' : 'shown'
}

/** One notification, which the flow marks as read; another id needs another `key`. */
export function useNotification(id: string): FoundNotification {
  const actor = useFlow(notificationFlow, { input: { id } })
  return {
    status: useSelector(actor, statusOf),
    notification: useSelector(actor, ({ context }) => context.notification),
    actions: useMemo(() => ({ retry: () => actor.send({ type: 'load.retry' }) }), [actor]),
  }
}
