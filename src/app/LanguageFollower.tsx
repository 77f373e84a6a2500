import { useLayoutEffect } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import type { Locales } from '../../i18n/i18n-types'

/** Hands a change of language on to the texts, whose provider takes only the first by itself. */
export function LanguageFollower({ locale }: { locale: Locales }) {
  const { locale: shown, setLocale } = useI18nContext()
  useLayoutEffect(() => {
    if (locale !== shown) setLocale(locale)
  }, [locale, shown, setLocale])
  return null
}
