import { assign, emit, fromPromise, setup } from 'xstate'
import type { Notification } from '../src/api/types'

export type NotificationFound =
  | { outcome: 'unread' | 'read'; notification: Notification }
  | { outcome: 'missing' }
export type NotificationRead = { unread: number }

export const notificationMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string; notification: Notification | null },
    events: {} as { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' } | { type: 'notifications.counted'; unread: number },
    tags: {} as 'loading' | 'failed',
    meta: {} as { ports: { findNotification: 'reads'; markAsRead: 'changes' } } | { requirements: string[] },
  },
  actors: {
    findNotification: fromPromise<NotificationFound, { id: string }>(() => {
      throw new Error('findNotification must be provided')
    }),
    markAsRead: fromPromise<NotificationRead, { id: string }>(() => {
      throw new Error('markAsRead must be provided')
    }),
  },
  actions: {
    storeNotification: assign((_, answer: NotificationFound | undefined) => ({
      notification: answer && answer.outcome !== 'missing' ? answer.notification : null,
    })),
    announceUnread: emit((_, answer: NotificationRead) => ({
      type: 'notifications.counted',
      unread: answer?.unread,
    })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    notificationIsUnread: (_, answer: NotificationFound) => answer.outcome === 'unread',
    notificationIsAlreadyRead: (_, answer: NotificationFound) => answer.outcome === 'read',
  },
}).createMachine({
  id: 'notification',
  description: 'The customer opens a notification, and the portal marks it as read.',
  meta: { ports: { findNotification: 'reads', markAsRead: 'changes' } },
  context: ({ input }) => ({ id: input?.id, notification: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The portal loads the notifications and finds the requested one.',
      tags: ['loading'],
      invoke: {
        id: 'findNotification',
        src: 'findNotification',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'notificationIsUnread', params: ({ event }) => event.output },
            target: 'shown.marking',
            description: 'The customer opens the notification for the first time.',
            actions: { type: 'storeNotification', params: ({ event }) => event.output },
            meta: { requirements: ['N2'] },
          },
          {
            guard: { type: 'notificationIsAlreadyRead', params: ({ event }) => event.output },
            target: 'shown.idle',
            description: 'The customer has already read the notification.',
            actions: { type: 'storeNotification', params: ({ event }) => event.output },
            meta: { requirements: ['N2'] },
          },
          { target: 'missing', description: 'The notification does not exist, or no longer exists.' },
        ],
        onError: {
          target: 'failed',
          description: 'The request fails, or there is no answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    shown: {
      description: 'The customer sees the title, the date and the text.',
      initial: 'idle',
      states: {
        marking: {
          description: 'The portal marks the notification as read, without retries.',
          invoke: {
            id: 'markAsRead',
            src: 'markAsRead',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'idle',
              description: 'The provider marks the notification as read, so the bell shows a lower number.',
              actions: { type: 'announceUnread', params: ({ event }) => event.output },
              meta: { requirements: ['N1', 'N2'] },
            },
            onError: {
              target: 'idle',
              description:
                'The request fails, or there is no answer within 45 seconds, so the notification stays unread but visible.',
              actions: 'announceFailure',
            },
          },
        },
        idle: { description: 'The customer reads the notification.' },
      },
    },
    missing: { description: 'The page says that the notification does not exist, and offers a way back.' },
    failed: {
      description: 'The page shows an error, offers a retry and, from the second failure, customer service.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
