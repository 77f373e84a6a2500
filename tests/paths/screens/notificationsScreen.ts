import { screen, waitFor } from '@testing-library/dom'
import type { NotificationFound } from '../../../machines/notifications.machine'
import type { Notification } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const bellNow = () =>
  document.querySelector('header [aria-label^=Benachrichtigungen]')?.getAttribute('aria-label') ?? null

/** As many unread notifications, to be counted. */
const unread = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 100 + index, title: 'Neu', read: false }))

function notificationsWalk(portal: PathPortal): ScreenWalk {
  let bell: string | null = null
  let begun = false

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'xstate.done.actor.findNotification': ({ output }) => {
      const found = output as NotificationFound
      const notifications = [...unread(2), ...(found.outcome === 'missing' ? [] : [found.notification])]
      return portal.answers.replace('getNotifications', { body: { notifications } })
    },
    'xstate.error.actor.findNotification': () => portal.answers.replace('getNotifications', 'no such shape'),
    'xstate.done.actor.markAsRead': ({ output }) => {
      const notifications = unread((output as { unread: number }).unread)
      return portal.answers.replace('readNotification', { body: { notifications } })
    },
    'xstate.error.actor.markAsRead': () => portal.answers.fail('readNotification'),
  }

  return {
    /** The bell asks the same as the page, and before it. */
    async arrive() {
      await waitFor(async () => {
        if ((await portal.answers.count('getNotifications')) < 2) throw new Error('not asked twice yet')
      })
      await portal.answers.release('getNotifications')
      await waitFor(() => {
        if (!bellNow()?.includes('ungelesen')) throw new Error('no count yet')
      })
      bell = bellNow()
      await portal.mark()
    },
    happens,
    look: async () => ({
      article: document.querySelector('main article')?.textContent ?? null,
      missing: screen.queryByText('Diese Benachrichtigung gibt es nicht oder nicht mehr.') !== null,
      failed: screen.queryByText('Erneut versuchen') !== null,
      bell: bellNow(),
      toasts: toasts(),
      asked: (await portal.asked('getNotifications', 'readNotification')).map(({ path }) => path),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const notification = context.notification as Notification | null
      for (const event of emitted)
        if ('unread' in event)
          bell = event.unread === 0 ? 'Benachrichtigungen' : `Benachrichtigungen, ${event.unread} ungelesen`
      // The first call was seen before the path began.
      const isFirst = !begun
      begun = true
      return {
        article: notification ? `${notification.title}Ab sofort` : null,
        missing: value === 'missing',
        failed: value === 'failed',
        bell,
        toasts: toastsOf(emitted),
        asked: isFirst
          ? []
          : calls.map(({ port }) =>
              port === 'markAsRead' ? '/api/read-notifications/11' : '/api/notifications',
            ),
      }
    },
  }
}

export const notificationsScreen: ScreenPaths = {
  visit: () => ({
    path: '/notification/11',
    account: 'everyday',
    hold: ['getNotifications', 'readNotification'],
  }),
  walk: notificationsWalk,
  alike: { 'shown.marking / shown.settled': 'it is marked as read while the customer reads it' },
}
