import { useCallback, useState } from 'react'
import { useI18nContext } from '../../../i18n/i18n-react'
import { lacksBalance, useAccount, useCurrentContract } from '../../core/account'
import { useAnswers } from '../../core/answerCache'
import { type CachedUnits, unitsCache, useCachedUnits } from '../../core/unitsCache'
import { useFurtherReads } from '../../core/useFurtherReads'
import { kindOf } from '../../domain/contractKind'

interface Units {
  units: CachedUnits | undefined
  /** The request that the page sends for missing units; another `key` replaces it. */
  request: { key: number; onAnswer: () => void } | null
  isPending: boolean
  /** Forgets them, and requests them again. */
  clear: () => void
}

/** The units of the current contract, whether another page has loaded them or not. */
export function useUnits(): Units {
  const { locale } = useI18nContext()
  const cache = useAnswers(unitsCache)
  const units = useCachedUnits()
  const contract = useCurrentContract()
  // The header requests them together with a missing balance.
  const isHeaderRequest = useAccount(lacksBalance)
  const mayRequest = useFurtherReads() && !isHeaderRequest && contract && kindOf(contract) === 'mobile'
  const [key, setKey] = useState(0)
  const [answered, setAnswered] = useState<number>()
  const clear = useCallback(() => {
    cache?.clear()
    setKey((previous) => previous + 1)
  }, [cache])
  const request = mayRequest && units?.locale !== locale ? { key, onAnswer: () => setAnswered(key) } : null
  return { units, request, isPending: request !== null && answered !== key, clear }
}
