import { assign, emit, fromPromise, setup } from 'xstate'

/** What is shown is of no concern to this flow. */
type Notification = { id: number }
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
    announceUnread: emit((_, answer: NotificationRead | undefined) => ({
      type: 'notifications.counted',
      unread: answer?.unread ?? 0,
    })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    notificationIsUnread: (_, answer: NotificationFound | undefined) => answer?.outcome === 'unread',
    notificationIsAlreadyRead: (_, answer: NotificationFound | undefined) => answer?.outcome === 'read',
  },
  delays: { readTimeout: 20_000, changeTimeout: 45_000 },
}).createMachine({
  id: 'notification',
  description: 'Opening a notification of the provider: it is shown, and marked as read the first time.',
  meta: { ports: { findNotification: 'reads', markAsRead: 'changes' } },
  context: ({ input }) => ({ id: input?.id ?? '', notification: null }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The notification is looked up among those of the customer.',
      tags: ['loading'],
      invoke: {
        id: 'findNotification',
        src: 'findNotification',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: { type: 'notificationIsUnread', params: ({ event }) => event.output },
            target: 'shown.marking',
            description: 'The customer sees it for the first time.',
            actions: { type: 'storeNotification', params: ({ event }) => event.output },
            meta: { requirements: ['N2'] },
          },
          {
            guard: { type: 'notificationIsAlreadyRead', params: ({ event }) => event.output },
            target: 'shown.idle',
            description: 'The customer has read it before.',
            actions: { type: 'storeNotification', params: ({ event }) => event.output },
            meta: { requirements: ['N2'] },
          },
          { target: 'missing', description: 'There is no such notification, or there is none any more.' },
        ],
        onError: {
          target: 'failed',
          description: 'No usable answer.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
      after: {
        readTimeout: {
          target: 'failed',
          description: 'No answer within 20 seconds.',
          actions: 'announceFailure',
          meta: { requirements: ['E1'] },
        },
      },
    },
    shown: {
      description: 'The customer sees title, date and text.',
      initial: 'idle',
      states: {
        marking: {
          description: 'The provider is told, once, that it was opened.',
          invoke: {
            id: 'markAsRead',
            src: 'markAsRead',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'idle',
              description: 'It counts as read: the bell shows one less.',
              actions: { type: 'announceUnread', params: ({ event }) => event.output },
              meta: { requirements: ['N1', 'N2'] },
            },
            onError: {
              target: 'idle',
              description:
                'No usable answer: it is shown all the same, and stays unread until the next time.',
              actions: 'announceFailure',
            },
          },
          after: {
            changeTimeout: {
              target: 'idle',
              description:
                'No answer within 45 seconds: it is shown all the same, and stays unread until the next time.',
              actions: 'announceFailure',
            },
          },
        },
        idle: { description: 'Nothing more is to be done.' },
      },
    },
    missing: { description: 'Says that the notification is not there, and leads back.' },
    failed: {
      description: 'Says that something went wrong and offers another try.',
      tags: ['failed'],
      on: { 'load.retry': { target: 'loading', description: 'The customer tries again.' } },
    },
  },
})
