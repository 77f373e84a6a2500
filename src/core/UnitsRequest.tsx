import { useI18nContext } from '../../i18n/i18n-react'
import { useCurrentContract } from './account'
import { useAnswers } from './answerCache'
import { loadUnits } from './loadUnits'
import { useQuery } from './query'
import { unitsCache } from './unitsCache'

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
