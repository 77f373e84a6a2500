import { assign, emit, fromPromise, setup } from 'xstate'
import type { Notification } from '../src/api/types'

export type NotificationFound = {
  outcome: 'unread' | 'read' | 'missing'
  notification?: Notification
}

export const notificationsMachine = setup({
  types: {
    input: {} as { id: string },
    context: {} as { id: string; notification: Notification | null },
    events: {} as { type: 'load.retry' },
    emitted: {} as { type: 'call.failed' } | { type: 'notifications.counted'; unread: number },
  },
  actors: {
    findNotification: fromPromise<NotificationFound, { id: string }>(() => {
      throw new Error('findNotification must be provided')
    }),
    markAsRead: fromPromise<{ unread: number }, { id: string }>(() => {
      throw new Error('markAsRead must be provided')
    }),
  },
  actions: {
    rememberNotification: assign({
      notification: (_, params: { notification: Notification | undefined }) => params.notification ?? null,
    }),
    announceUnread: emit((_, { unread }: { unread: number }) => ({ type: 'notifications.counted', unread })),
    announceFailure: emit({ type: 'call.failed' }),
  },
  guards: {
    itIsUnread: (_, params: { outcome: string | undefined }) => params.outcome === 'unread',
    itWasRead: (_, params: { outcome: string | undefined }) => params.outcome === 'read',
  },
}).createMachine({
  id: 'notifications',
  description: 'Opening a notification of the provider: it is shown, and marked as read the first time.',
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
            guard: { type: 'itIsUnread', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'shown.marking',
            description: 'The customer sees it for the first time.',
            actions: {
              type: 'rememberNotification',
              params: ({ event }) => ({ notification: event.output?.notification }),
            },
            meta: { requirements: ['N2'] },
          },
          {
            guard: { type: 'itWasRead', params: ({ event }) => ({ outcome: event.output?.outcome }) },
            target: 'shown.settled',
            description: 'The customer has read it before.',
            actions: {
              type: 'rememberNotification',
              params: ({ event }) => ({ notification: event.output?.notification }),
            },
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
    },
    shown: {
      description: 'The customer sees title, date and text.',
      initial: 'settled',
      states: {
        marking: {
          description: 'The provider is told, once, that it was opened.',
          invoke: {
            id: 'markAsRead',
            src: 'markAsRead',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'settled',
              description: 'It counts as read: the bell shows one less.',
              actions: {
                type: 'announceUnread',
                params: ({ event }) => ({ unread: event.output?.unread ?? 0 }),
              },
              meta: { requirements: ['N1', 'N2'] },
            },
            onError: {
              target: 'settled',
              description:
                'No usable answer: it is shown all the same, and stays unread until the next time.',
              actions: 'announceFailure',
            },
          },
        },
        settled: { description: 'Nothing more is to be done.' },
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
