import { screen, within } from '@testing-library/dom'
import type { NotificationFound } from '../../../machines/notification.machine'
import type { Notification } from '../../../src/api/types'
import { driverOf } from './driver'
import { waitUntil } from './page'
import { reads, sends } from './portal'
import type { StagingVisit } from './staging'

/** This many unread notifications, to be counted. */
const unread = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: 100 + index, title: 'Neu', read: false }))

const visitOf = (name: string, path: string, writesOnOpen = false): StagingVisit => ({
  ...{ name, account: 'everyday', path, writesOnOpen },
})

export const notification = driverOf({
  visit: () => ({ path: '/notification/11', account: 'everyday' }),
  ports: {
    findNotification: reads('getNotifications', (found: NotificationFound) => ({
      body: { notifications: [...unread(2), ...(found.outcome === 'missing' ? [] : [found.notification])] },
    })),
    markAsRead: sends('readNotification', (output: { unread: number }) => ({
      body: { notifications: unread(output.unread) },
    })),
  },
  walk(portal, see) {
    let bell: string | null = null

    /** Opens one of the notifications in the panel of the bell. */
    async function openOne(kind: 'read' | 'unread') {
      await portal.press(await screen.findByRole('button', { name: portal.bell() ?? undefined }))
      const isUnread = (item: Element) => item.textContent.includes(portal.translate('notification.unread'))
      const panel = within(await screen.findByRole('dialog'))
      const items = await panel.findAllByRole('article').catch(() => panel.queryAllByRole('listitem'))
      const match = items.find((item) => isUnread(item) === (kind === 'unread'))
      return portal.press(match?.querySelector('a'), `needs a notification that is ${kind}`)
    }

    return {
      /** The bell sends the same call as the page, and before it. */
      async arrive() {
        await waitUntil(async () => (await portal.answers.count('getNotifications')) === 2)
        await portal.answers.release('getNotifications')
        await waitUntil(() => portal.bell() !== portal.bellOf(0))
        bell = portal.bell()
        await portal.mark()
      },
      observations: {
        article: [
          () => document.querySelector('main article')?.textContent ?? null,
          ({ context }) =>
            context.notification ? `${(context.notification as Notification).title}Ab sofort` : null,
          (article: string | null) => article !== null,
        ],
        missing: see.message('notification.missingText', 'missing'),
        failed: see.message('message.tryAgain', 'failed'),
        bell: [
          portal.bell,
          ({ emitted }) => {
            for (const event of emitted) if ('unread' in event) bell = portal.bellOf(Number(event.unread))
            return bell
          },
        ],
        // The first call came before the path began.
        calls: [
          async () => (await portal.callsOf('getNotifications', 'readNotification')).map(({ path }) => path),
          ({ calls }, event) =>
            event
              ? calls.map(
                  ({ port }) => `/api/${port === 'markAsRead' ? 'read-notifications/11' : 'notifications'}`,
                )
              : [],
        ],
      },
      stagingDriver: () => ({
        arrive: async ({ name }) =>
          name.endsWith('exist') ? undefined : openOne(name.endsWith('unread') ? 'unread' : 'read'),
      }),
    }
  },
  equalStates: { 'shown.idle / shown.marking': 'it is marked as read while the customer reads it' },
  staging: {
    visits: [
      visitOf('one that was read', '/'),
      visitOf('one that is unread', '/', true),
      visitOf('one that does not exist', '/notification/999999999'),
    ],
  },
})
