import { type AccountActor, accountOf, contractsOf } from '../core/account'
import { type OfFlow, type Reactions, react } from '../core/announcement'
import type { Services } from '../core/services'
import { kindOf } from '../domain/contractKind'
import { homePath, paths } from '../domain/paths'
import type { HistoryState } from '../lib/historyState'
import { isPartial } from '../lib/partial'
import type { PortalStorage } from '../lib/storage'
import { withdrawOffer } from './returnPage'
import { storeCurrentContract, storeSelectedContract } from './storedContract'
import type { Toasts } from './toasts'

interface ReactionParts
  extends Pick<Services, 'session' | 'loadCustomerFlows' | 'tab' | 'failedCallId' | 'report'> {
  storage: PortalStorage
  toasts: Toasts
  /** Shows another page of the portal. */
  goTo: (path: string, how?: { replace?: boolean; state?: HistoryState }) => void
  /** Whether the current page is only for signed-in customers. */
  needsLogin: () => boolean
  /** Sends the browser to another site. */
  leaveTo: (address: string) => void
  /** Keeps a draft to customer service over a reload. */
  keepDraft: () => void
}

/** What the account receives. */
export const accountReactions = (account: () => Pick<AccountActor, 'send'> | undefined) =>
  ({
    'account.changed': () => account()?.send({ type: 'account.reload' }),
    'notifications.counted': ({ unread }) => account()?.send({ type: 'notifications.count', unread }),
  }) satisfies Reactions

/** How the portal reacts to the announcements of flows; to the others, a screen listens. */
export function createAnnounce({
  session,
  loadCustomerFlows,
  storage,
  tab,
  toasts,
  failedCallId,
  report,
  goTo,
  needsLogin,
  leaveTo,
  keepDraft,
}: ReactionParts): Services['announce'] {
  const failure = ({ flow }: OfFlow) => toasts.show('error', 'error', { callId: failedCallId(), flow })
  const success = () => toasts.show('success', 'success')
  // The back button must not lead to a link that is no longer valid.
  const replaceLink = () => goTo(paths.overview, { replace: true })
  const reactions: Reactions = {
    ...accountReactions(() => accountOf(session)),
    'call.failed': failure,
    'change.succeeded': success,
    'outcome.unknown'(announcement) {
      const change = 'change' in announcement ? announcement.change : 'request'
      report('outcomeUnknown', { change })
      // A signed-out customer has seen the reason, and has no account to check. A link needs no account.
      if (change !== 'resetPassword' && session.getSnapshot().context.token === null) return
      toasts.show('error', `${change}OutcomeUnknown`, { callId: failedCallId(), flow: announcement.flow })
    },
    'code.sent': () => toasts.show('success', 'codeSent'),
    'token.received'({ token, username }) {
      if (token === undefined) return
      loadCustomerFlows().then(
        () => session.send({ type: 'token.receive', token, username }),
        () => toasts.show('error', 'chunkFailed'),
      )
    },
    'form.broken': () => report('paymentFormBroken', {}),
    'link.refused'() {
      toasts.show('error', 'linkRefused')
      replaceLink()
    },
    'overview.requested': () => goTo(paths.overview),
    'topUp.requested': ({ errand }) => goTo(paths.topUp, { state: { errand } satisfies HistoryState }),
    'password.changed'({ owner }) {
      if (owner === 'link') replaceLink()
    },
    'payment.prepared': ({ address }) => address !== undefined && leaveTo(address),
    'payment.succeeded': success,
    'payment.failed': ({ flow }) => toasts.show('error', 'error', { flow }),
    'payment.unconfirmed': ({ flow }) => toasts.show('info', 'paymentUnconfirmed', { flow }),
    'contract.opened'({ contract }) {
      if (!contract) return
      storeCurrentContract(tab, contract)
      keepDraft()
      // The next visit would ask for a number that is gone.
      const phone = storage.read('phone')
      const contracts = contractsOf(accountOf(session)?.getSnapshot())
      const isGone = !contracts.some(({ phoneNumber }) => phoneNumber === phone)
      // An unreadable contract may have it.
      if (isGone && !isPartial(contracts)) storage.write('phone', null)
    },
    'contract.selected'({ contract }) {
      if (!contract) return
      // An error of the previous contract would look like one of this contract.
      toasts.withdraw('error')
      storage.write('phone', contract.phoneNumber ?? null)
      storeSelectedContract(tab, contract)
      withdrawOffer()
      goTo(homePath(kindOf(contract)))
    },
    // Deferred: the other tabs first receive the reason.
    'time.ended': () => void setTimeout(() => session.send({ type: 'session.expire' })),
    'session.opened'({ token }) {
      storage.write('token', token)
      toasts.withdraw('tokenRefused')
      toasts.withdraw('inactive')
    },
    'session.closed'({ reason }) {
      storage.clearCustomerData()
      // She did not sign out herself: if she signs in again, she finds what she wrote and what she may have paid.
      const isRefused = reason === 'refused'
      const isInactive = reason === 'inactive'
      tab.clearCustomerData(
        isRefused || isInactive ? ['contract', 'supportDraft', 'declarationDraft', 'payments'] : [],
      )
      // Otherwise, the next customer would find the page.
      if (!isRefused && !isInactive && needsLogin()) goTo(paths.login, { replace: true })
      if (isRefused) toasts.show('error', 'tokenRefused')
      if (isInactive) toasts.show('info', 'inactive')
    },
  }
  return (announcement) => react(reactions, announcement)
}
