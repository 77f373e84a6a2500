import { useEffect, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales } from '../../../i18n/i18n-types'
import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Resources, User } from '../../api/types'
import { type AccountActor, currentContractOf, useAccountActor, useCurrentContract } from '../../core/account'
import { createAnswerCache, useAnswers } from '../../core/answerCache'
import { type Query, useQuery } from '../../core/query'
import { unitsOf } from '../../core/units'
import { unitsCache } from '../../core/unitsCache'
import { isPartial } from '../../lib/partial'

export interface Overview {
  tariffName: string
  resources: Resources
  isPartial: boolean
  user: User | undefined
  /** Milliseconds since 1970. */
  loadedAt: number
}

/** The units of the current contract, and the account they belong to. */
async function loadOverview(api: Api, signal: AbortSignal): Promise<Overview> {
  const { body } = await requireAccepted(api.GET('/api/resources', { signal }))
  const { tariff_name, resources, user } = body ?? {}
  return {
    ...{ tariffName: tariff_name ?? '', resources: unitsOf(resources), isPartial: isPartial(resources) },
    ...{ user, loadedAt: api.now() },
  }
}

/** Milliseconds. The answer is already here, unless its network stopped in the middle of it. */
const PREFETCH_TIMEOUT_MS = 1_000

/** By product id. */
const prefetchedOverviews = createAnswerCache<Overview>()

/** Shares an answer with the other screens, and updates the figures in the header. */
function share(account: AccountActor, productId: string, locale: Locales, overview: Overview): void {
  const { user, resources, loadedAt } = overview
  const units = unitsCache(account)
  // Those of another contract may be old by the time the customer returns to it.
  units.clear()
  units.set(productId, { resources, loadedAt, locale })
  if (user) account.send({ type: 'figures.receive', user, loadedAt })
}

/** Prefetches the home, so that its first render has its figures. The screen handles a failure. */
export async function prefetchOverview(api: Api, account: AccountActor, locale: Locales): Promise<void> {
  const contract = currentContractOf(account.getSnapshot())
  const overview = await loadOverview(api, AbortSignal.timeout(PREFETCH_TIMEOUT_MS)).catch(() => null)
  if (!contract || !overview) return
  prefetchedOverviews(account).set(contract.productId, overview)
  // An effect of the screen would render the page a second time.
  share(account, contract.productId, locale, overview)
}

/** The units of the current contract; their answer also updates the figures in the header. */
export function useOverview(): Query<Overview> {
  const account = useAccountActor()
  const { locale } = useI18nContext()
  const productId = useCurrentContract()?.productId ?? ''
  const prefetched = useAnswers(prefetchedOverviews)
  const [prefetchedOverview] = useState(() => prefetched?.get(productId))
  // If the customer returns or changes the contract, the screen loads the units again.
  useEffect(() => prefetched?.clear(), [prefetched])
  const shareAnswer = (overview: Overview) => account && share(account, productId, locale, overview)
  const query = useQuery(loadOverview, shareAnswer, prefetchedOverview)
  return { ...query, isPartial: query.data?.isPartial ?? false }
}
