import type { Locales, Translations } from '../../i18n/i18n-types'
import { loadedLocales } from '../../i18n/i18n-util'
import { firstMessages, restMessages } from '../../i18n/languages.gen'
import type { Brand } from '../brands/brand'
import { withWords } from '../brands/words'

/** The words of the portal. `of` and `subscribe` are a store for useSyncExternalStore. */
export interface Messages {
  /** All loaded words of a language. */
  of: (locale: Locales) => Translations
  subscribe: (listener: () => void) => () => void
  /** Loads the words of a language: the portal's first ones, and the others if any page has requested them. */
  load: (locale: Locales) => Promise<void>
  /** Loads the words of all pages except the login, in all languages shown so far or later. */
  loadRest: () => Promise<void>
}

export function createMessages(words: Brand['words']): Messages {
  const listeners = new Set<() => void>()
  /** The languages shown so far; undefined until the rest of their words is requested. */
  const loadingRest = new Map<Locales, Promise<void> | undefined>()
  let isRestRequested = false

  async function loadPart(locale: Locales, loading: Promise<{ message: object }>): Promise<void> {
    const [part, loaded] = [await loading, loadedLocales[locale]]
    // Messages are in both parts.
    const message = { ...loaded?.message, ...part.message }
    const messages = { ...loaded, ...part, message } as Translations
    // The i18n library reads the words there.
    loadedLocales[locale] = withWords(messages, words?.[locale])
    for (const listener of listeners) listener()
  }

  function loadRestOf(locale: Locales): Promise<void> {
    const loading = loadingRest.get(locale) ?? loadPart(locale, restMessages[locale]())
    loadingRest.set(locale, loading)
    // After a failure, the next caller requests the words again.
    loading.catch(() => loadingRest.set(locale, undefined))
    return loading
  }

  return {
    of: (locale) => loadedLocales[locale],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load(locale) {
      loadingRest.set(locale, loadingRest.get(locale))
      await Promise.all([loadPart(locale, firstMessages[locale]()), isRestRequested && loadRestOf(locale)])
    },
    async loadRest() {
      isRestRequested = true
      await Promise.all([...loadingRest.keys()].map(loadRestOf))
    },
  }
}
