import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { useI18nContext } from '../../i18n/i18n-react'
import type { Locales } from '../../i18n/i18n-types'
import { messagesOf, subscribeToMessages } from './messages'

/** Passes a new language, and words that load later, to the i18n provider, which takes only the first by itself. */
export function LanguageSync({ locale }: { locale: Locales }) {
  const { setLocale } = useI18nContext()
  const messages = useSyncExternalStore(
    subscribeToMessages,
    () => messagesOf(locale),
    () => messagesOf(locale),
  )
  const shownMessages = useRef(messages)
  useLayoutEffect(() => {
    if (messages === shownMessages.current) return
    shownMessages.current = messages
    setLocale(locale)
  }, [locale, messages, setLocale])
  return null
}
