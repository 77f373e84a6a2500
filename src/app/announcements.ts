import type { Announcement, Services } from '../flows/services'
import type { Toasts } from './toasts'

interface Reach extends Pick<Services, 'session' | 'contract'> {
  toasts: Toasts
  /** Sends the browser to another site. */
  leaveTo: (address: string) => void
  /** Loads the page of the address anew, as a document of its own. */
  reload: () => void
}

type Reactions = {
  [Type in Announcement['type']]: (announcement: Extract<Announcement, { type: Type }>) => void
}

/** What the portal does when a flow tells it something. */
export function announcementsTo({ session, contract, toasts, leaveTo, reload }: Reach) {
  const failure = () => toasts.show('error', 'error')
  const success = () => toasts.show('success', 'success')
  const reactions: Reactions = {
    'call.failed': failure,
    'change.succeeded': success,
    'outcome.unknown'() {
      // Whoever is no longer signed in has been told why, and has no account to look at.
      if (session.getSnapshot().context.token !== null) toasts.show('error', 'outcomeUnknown')
    },
    'code.sent': () => toasts.show('success', 'codeSent'),
    'token.received': ({ token }) => session.send({ type: 'token.receive', token }),
    'account.loaded': ({ user }) => session.send({ type: 'user.receive', user }),
    'account.changed': () => contract.send({ type: 'account.reload' }),
    'link.refused': () => toasts.show('error', 'linkRefused'),
    'notifications.counted'({ unread }) {
      const { user } = session.getSnapshot().context
      session.send({ type: 'user.receive', user: { ...user, unreadNotifications: unread } })
    },
    'payment.prepared': ({ address }) => leaveTo(address),
    'payment.succeeded': success,
    'payment.failed': failure,
    'document.renew': reload,
  }
  return (announcement: Announcement): void => {
    // What a flow emits for its screen alone comes along here, too.
    const react = reactions[announcement.type] as ((announcement: Announcement) => void) | undefined
    react?.(announcement)
  }
}
