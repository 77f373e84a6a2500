import { waitFor } from 'xstate'
import type { Api } from '../api/client'
import { accountFlow } from './accountFlow'
import type { SessionActor } from './services'
import { supportRequestFlow } from './supportRequestFlow'

/** What lives as long as somebody is signed in. */
export const customerFlows = (api: Api) => ({
  account: accountFlow(api),
  supportRequest: supportRequestFlow(api),
})

/** Waits until the provider has said who the customer is, or has not; also where the session ends over it. */
export async function opened(session: SessionActor): Promise<void> {
  const { account } = session.getSnapshot().children
  if (!account) return
  // It is refused where the session takes the account along.
  await waitFor(account, (snapshot) => !snapshot.hasTag('opening')).catch(() => {})
}
