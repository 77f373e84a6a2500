import { useI18nContext } from '../../../i18n/i18n-react'
import type { BrandDetails } from '../../brands/brand'
import { useContracts, useCurrentContract } from '../../core/account'
import type { Prefill } from '../../core/support/support'
import { useBrandDetails } from '../../core/useBrandDetails'
import { kindOf } from '../../domain/contractKind'
import { contractOf, isSupportContract } from './rules'

/** A topic of customer service: a phone number, or the form with the beginning of a text. */
export interface Topic {
  title: string
  phone?: string | undefined
  prefill?: Prefill | undefined
}

type BrandTopic = NonNullable<BrandDetails['topics']>[number]

const ownTopics = [
  ...(['lostPhone', 'wrongBill', 'noNetwork', 'changeData', 'keepNumber', 'limitCosts'] as const),
] satisfies BrandTopic[]

/** The topics of the brand. A lost phone needs a mobile contract, which its request is about. */
export function useTopics(): Topic[] {
  const { LL, locale } = useI18nContext()
  const topics: readonly BrandTopic[] = useBrandDetails().topics ?? ownTopics
  const current = useCurrentContract()
  const mobile = useContracts().filter((one) => kindOf(one) === 'mobile')
  const lostContract = contractOf(mobile.filter(isSupportContract), null, current)
  return topics.flatMap((topic): Topic[] => {
    if (typeof topic !== 'string') {
      const { title, phone, text } = topic
      const words = text?.[locale]
      return [{ title: title[locale] ?? '', phone, prefill: words ? { text: words } : undefined }]
    }
    const isLoss = topic === 'lostPhone'
    if (isLoss && !lostContract) return []
    const prefill = {
      text: LL.support.draft[topic](),
      isLoss,
      contractId: isLoss ? lostContract?.contractId : null,
    }
    return [{ title: LL.support.topic[topic](), prefill }]
  })
}
