import type { Locales, Translations } from '../../i18n/i18n-types'
import { loadedLocales } from '../../i18n/i18n-util'
import { firstMessages, homeMessages, restMessages } from '../../i18n/languages.gen'
import type { Brand } from '../brands/brand'
import { withWords } from '../brands/words'

/** Texts that load after those of the login: of the overview and its shell, or of all other pages. */
export type TextPart = 'home' | 'rest'

const loaders = { first: firstMessages, home: homeMessages, rest: restMessages }

/** The words of the portal. `of` and `subscribe` are a store for useSyncExternalStore. */
export interface Messages {
  /** All loaded words of a language. */
  of: (locale: Locales) => Translations
  subscribe: (listener: () => void) => () => void
  /** Loads the words of a language: the portal's first ones, and the parts that pages have requested. */
  load: (locale: Locales) => Promise<void>
  /** Loads a part, in all languages shown so far or later. */
  loadPart: (part: TextPart) => Promise<void>
}

export function createMessages(words: Brand['words']): Messages {
  const listeners = new Set<() => void>()
  const shownLocales = new Set<Locales>()
  const parts = new Set<keyof typeof loaders>(['first'])
  const loading = new Map<string, Promise<void>>()

  async function merge(locale: Locales, part: keyof typeof loaders): Promise<void> {
    const texts: { message: object } = await loaders[part][locale]()
    const loaded = loadedLocales[locale]
    // Messages are in all parts.
    const message = { ...loaded?.message, ...texts.message }
    const messages = { ...loaded, ...texts, message } as Translations
    // The i18n library reads the words there.
    loadedLocales[locale] = withWords(messages, words?.[locale])
    for (const listener of listeners) listener()
  }

  function load(locale: Locales, part: keyof typeof loaders): Promise<void> {
    const key = locale + part
    const merging = loading.get(key) ?? merge(locale, part)
    loading.set(key, merging)
    // After a failure, the next caller requests the words again.
    merging.catch(() => loading.delete(key))
    return merging
  }

  return {
    of: (locale) => loadedLocales[locale],
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async load(locale) {
      shownLocales.add(locale)
      await Promise.all([...parts].map((part) => load(locale, part)))
    },
    async loadPart(part) {
      parts.add(part)
      await Promise.all([...shownLocales].map((locale) => load(locale, part)))
    },
  }
}
