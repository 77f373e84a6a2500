import { useI18nContext } from '../../i18n/i18n-react'
import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import type { Resources } from '../api/types'
import { useCurrentContract } from './account'
import { useAnswers } from './answerCache'
import { optionalRead } from './optionalRead'
import { useQuery } from './query'
import { unitsCache } from './unitsCache'

interface Answer {
  /** `null` if the read failed. */
  resources: Resources | null
  loadedAt: number
}

async function loadUnits(api: Api, signal: AbortSignal): Promise<Answer> {
  const resources = await optionalRead(async (optionalSignal) => {
    const { body } = await requireAccepted(api.GET('/api/resources', { signal: optionalSignal }))
    return body?.resources ?? null
  }, signal)
  return { resources, loadedAt: api.now() }
}

/** Requests the units of the current contract for a page that shows more with them; it draws nothing. */
export function UnitsRequest({ onAnswer }: { onAnswer: () => void }) {
  const units = useAnswers(unitsCache)
  const productId = useCurrentContract()?.productId ?? ''
  const { locale } = useI18nContext()
  useQuery(loadUnits, ({ resources, loadedAt }) => {
    if (resources) units?.set(productId, { resources, loadedAt, locale })
    onAnswer()
  })
  return null
}
