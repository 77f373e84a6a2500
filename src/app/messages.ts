import type { Locales, Translations } from '../../i18n/i18n-types'
import { loadedLocales } from '../../i18n/i18n-util'
import { firstMessages, restMessages } from '../../i18n/languages.gen'
import type { Brand } from '../brands/brand'
import { withWords } from '../brands/words'

type Words = NonNullable<Brand['words']>[string]

const listeners = new Set<() => void>()
/** With the words of the brand. */
const shownLocales = new Map<Locales, Words | undefined>()
const loadingRest = new Map<Locales, Promise<void>>()
let isRestRequested = false

async function load(locale: Locales, loading: Promise<{ message: object }>): Promise<void> {
  const [part, loaded] = [await loading, loadedLocales[locale]]
  // Messages are in both parts.
  const message = { ...loaded?.message, ...part.message }
  const messages = { ...loaded, ...part, message } as Translations
  loadedLocales[locale] = withWords(messages, shownLocales.get(locale))
  for (const listener of listeners) listener()
}

function loadRest(locale: Locales): Promise<void> {
  const loading = loadingRest.get(locale) ?? load(locale, restMessages[locale]())
  loadingRest.set(locale, loading)
  // After a failure, the next caller requests the words again.
  loading.catch(() => loadingRest.delete(locale))
  return loading
}

/** Loads the words of a language: the portal's first ones, and the others if any page has requested them. */
export async function loadMessages(locale: Locales, words: Words | undefined): Promise<void> {
  shownLocales.set(locale, words)
  await Promise.all([load(locale, firstMessages[locale]()), isRestRequested && loadRest(locale)])
}

/** Loads the words of all pages except the login, in all languages shown so far or later. */
export async function loadOtherMessages(): Promise<void> {
  isRestRequested = true
  await Promise.all([...shownLocales.keys()].map(loadRest))
}

/** All loaded words of a language; a store for useSyncExternalStore. */
export const messagesOf = (locale: Locales): Translations => loadedLocales[locale]

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
