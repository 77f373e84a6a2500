import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import type { Locales } from '../../i18n/i18n-types'
import { subscribeToWords, wordsOf } from './words'

/** Passes a new language, and words that load later, to the i18n provider, which takes only the first by itself. */
export function LanguageFollower({ locale }: { locale: Locales }) {
  const { setLocale } = useI18nContext()
  const words = useSyncExternalStore(
    subscribeToWords,
    () => wordsOf(locale),
    () => wordsOf(locale),
  )
  const shown = useRef(words)
  useLayoutEffect(() => {
    if (words === shown.current) return
    shown.current = words
    setLocale(locale)
  }, [locale, words, setLocale])
  return null
}
