import { waitFor } from 'xstate'
import type { CallAhead } from '../api/callAhead'
import type { Api } from '../api/client'
import { currentContractOf } from './account'
import { accountFlow } from './accountFlow'
import { loadAhead } from './resources'
import type { Services } from './services'
import { supportFlow } from './supportFlow'

/** The flows that live while a customer is signed in. */
export const customerFlows = (api: Api) => ({
  account: accountFlow(api),
  support: supportFlow(api),
})

/**
 * Waits until the customer is known or the call has failed, even if that ends the session. If the answer about the
 * units of her contract was prefetched, it also waits until that is read.
 */
export async function opened(services: Services, callsAhead: CallAhead[]): Promise<void> {
  const { account } = services.session.getSnapshot().children
  if (!account) return
  // It rejects if the session stops the account.
  await waitFor(account, (snapshot) => !snapshot.hasTag('opening')).catch(() => {})
  const contractId = currentContractOf(account.getSnapshot())?.contractId ?? null
  const isAhead = callsAhead.some(
    ({ operation, isAnswered, request }) =>
      operation === 'GET /api/resources' && isAnswered && request.headers.get('ContractId') === contractId,
  )
  if (isAhead) await loadAhead(services)
}
