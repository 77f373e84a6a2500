import type { Locales } from '../../i18n/i18n-types'
import { languageTag } from '../lib/languageTag'
import type { PortalStorage } from '../lib/storage'
import { loadMessages } from './messages'

/** The language of the portal; a store for useSyncExternalStore. */
export interface Language {
  current: () => Locales
  subscribe: (listener: () => void) => () => void
  /** Shows the portal in this language once its texts are loaded, and remembers the choice. */
  change: (locale: Locales) => Promise<void>
  /** Settles when the first texts are loaded. */
  ready: Promise<void>
}

const isLocale = (text: string | null): text is Locales => text === 'de' || text === 'sr'

/** The `lang` of the address (German if unknown), which is stored; else the stored choice, else German. */
function initialLocale(search: string, storage: PortalStorage): Locales {
  const requested = new URLSearchParams(search).get('lang')
  const stored = storage.read('locale')
  if (requested === null) return isLocale(stored) ? stored : 'de'
  const locale = isLocale(requested) ? requested : 'de'
  storage.write('locale', locale)
  return locale
}

export function createLanguage(storage: PortalStorage, page: Document): Language {
  const listeners = new Set<() => void>()
  let current = initialLocale(page.location.search, storage)

  async function show(locale: Locales) {
    await loadMessages(locale)
    current = locale
    page.documentElement.lang = languageTag[locale]
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async change(locale) {
      await show(locale)
      storage.write('locale', locale)
    },
    ready: show(current),
  }
}
