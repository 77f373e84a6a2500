import type { Locales } from '../../../i18n/i18n-types'
import type { Api } from '../../api/client'
import type { PrefetchedCall } from '../../api/prefetchedCall'
import { currentContractOf } from '../../core/account'
import type { Services } from '../../core/services'
import { prefetchOverview } from '../../features/overview/useOverview'
import { supportFlow } from '../../features/support/ports'
import { accountFlow } from './accountFlow'

/** The flows that live while a customer is signed in. */
export const customerFlows = (api: Api) => ({
  account: accountFlow(api),
  support: supportFlow(api),
})

/**
 * Waits until the customer is known or the call has failed, even if that ends the session. If the answer about the
 * units of her contract was prefetched, it also waits until that is read. `locale` is the language of the answers.
 */
export async function waitForAccount(
  services: Services,
  prefetchedCalls: PrefetchedCall[],
  locale: Locales,
): Promise<void> {
  const { account } = services.session.getSnapshot().children
  if (!account) return
  // XState's `waitFor` would load with the login (0.2 kB).
  await new Promise<void>((resolve) => {
    const look = () => account.getSnapshot().hasTag('opening') || resolve()
    account.subscribe({ next: look, complete: resolve })
    look()
  })
  const contractId = currentContractOf(account.getSnapshot())?.contractId ?? null
  const isPrefetched = prefetchedCalls.some(
    ({ operation, isAnswered, request }) =>
      operation === 'GET /api/resources' && isAnswered && request.headers.get('ContractId') === contractId,
  )
  if (isPrefetched) await prefetchOverview(services.api, account, locale)
}
