import type { EventObject } from 'xstate'
import { accountReactions } from '../../../src/app/announcements'
import { currentContractOf, isCustomerKnown } from '../../../src/core/account'
import { type Announcement, react } from '../../../src/core/announcement'
import type { Parts, Product, Sent } from '../../../tools/paths/connectedFlows'
import { cases as account } from '../cases/account'
import { cases as paymentResult } from '../cases/paymentResult'
import { cases as session } from '../cases/session'
import { cases as tariff } from '../cases/tariff'
import { cases as tariffSwitch } from '../cases/tariffSwitch'
import { bills } from './billProduct'
import { only } from './only'
import { topUps } from './topUpProduct'

const isToAccount = (announcement: EventObject): announcement is Announcement =>
  announcement.type in accountReactions(() => undefined)

/** What the portal sends to the account. */
function toAccount(announcement: EventObject): readonly Sent[] {
  const sent: Sent[] = []
  const send = (event: Sent['event']) => sent.push({ flow: 'account', event })
  if (isToAccount(announcement))
    react(
      accountReactions(() => ({ send })),
      announcement,
    )
  return sent
}

/** A customer's page, as `SessionGate` draws it: each contract gets its own. */
const pageKey = ({ account }: Parts) =>
  isCustomerKnown(account?.snapshot) ? String(currentContractOf(account?.snapshot)?.productId) : null

const resultsAsked = ['result.ask a top-up', 'result.ask a bill', 'result.ask a payment of the app']

/** The ways in which a session begins and ends. */
const shortSession = only(session, {
  events: [
    ...['token.receive', 'token.restore of yesterday', 'token.refused', 'session.leave'],
    ...['logout.request', 'logout.confirm'],
  ],
})

/** The flows that are connected, each group as one product. */
export const products: Readonly<Record<string, Product>> = {
  tariffs: { flows: { tariff, tariffSwitch } },
  bills,
  topUps,
  customer: {
    flows: {
      session: shortSession,
      account: only(account, {
        events: ['contract.select mobile', 'contract.select TV', 'load.retry', 'account.reload'],
        outcomes: ['four contracts', 'no contract', 'a new balance'],
      }),
      tariff: only(tariff, {
        events: tariff.events.map(({ type }) => type),
        outcomes: ['one tariff', 'activated', 'deactivated', 'refused', 'another active', 'unknown'],
      }),
    },
    react: ({ emitted }) => emitted.flatMap(toAccount),
    pages: { tariff: { keyOf: pageKey } },
  },
  results: {
    flows: { session: shortSession, paymentResult: only(paymentResult, { events: resultsAsked }) },
    // As `usePaymentResult` listens to the session.
    react: ({ emitted }) =>
      emitted
        .filter(({ type }) => type === 'session.closed')
        .map(() => ({ flow: 'paymentResult', event: { type: 'result.clear' } })),
    // Only the page of the mobile app needs no login.
    isPossible: ({ event }, { session }) =>
      event.type !== 'result.ask' || event.kind === 'app' || session?.snapshot.matches('signedIn') === true,
  },
}
