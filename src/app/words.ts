import type { Locales, Translations } from '../../i18n/i18n-types'
import { loadedLocales } from '../../i18n/i18n-util'

const first = {
  de: () => import('../../i18n/de/first').then((words) => words.first),
  sr: () => import('../../i18n/sr/first').then((words) => words.first),
}
const rest = {
  de: () => import('../../i18n/de/rest').then((words) => words.rest),
  sr: () => import('../../i18n/sr/rest').then((words) => words.rest),
}

const listeners = new Set<() => void>()
const shownLocales = new Set<Locales>()
const restOf = new Map<Locales, Promise<void>>()
let restIsWanted = false

async function load(locale: Locales, coming: Promise<{ message: object }>): Promise<void> {
  const [words, loaded] = [await coming, loadedLocales[locale]]
  // Messages are in both parts.
  const message = { ...loaded?.message, ...words.message }
  loadedLocales[locale] = { ...loaded, ...words, message } as Translations
  for (const listener of listeners) listener()
}

function loadRest(locale: Locales): Promise<void> {
  const loading = restOf.get(locale) ?? load(locale, rest[locale]())
  restOf.set(locale, loading)
  // After a failure, the next caller requests the words again.
  loading.catch(() => restOf.delete(locale))
  return loading
}

/** Loads the words of a language: the portal's first ones, and the others if any page has requested them. */
export async function loadWords(locale: Locales): Promise<void> {
  shownLocales.add(locale)
  await Promise.all([load(locale, first[locale]()), restIsWanted && loadRest(locale)])
}

/** Loads the words of all pages except the login, in all languages shown so far or later. */
export async function loadRestOfWords(): Promise<void> {
  restIsWanted = true
  await Promise.all([...shownLocales].map(loadRest))
}

/** All loaded words of a language; a store for useSyncExternalStore. */
export const wordsOf = (locale: Locales): Translations => loadedLocales[locale]

export function subscribeToWords(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
