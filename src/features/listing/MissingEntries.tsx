import { useI18nContext } from '../../../i18n/i18n-react'
import { shortDay } from '../../domain/dayTexts'
import type { LoadingProgress } from './useListing'

/** Names the days whose entries are missing after a page has failed, if they are known. */
export function MissingEntries({ missingUpTo }: Pick<LoadingProgress, 'missingUpTo'>) {
  const { LL } = useI18nContext()
  if (!missingUpTo) return <span>{LL.listing.soFar()}</span>
  return <span>{LL.listing.missing({ date: shortDay(missingUpTo, LL) })}</span>
}
