import type { Locales } from '../../i18n/i18n-types'
import { baseLocale } from '../../i18n/i18n-util'
import { languages } from '../../i18n/languages.gen'
import { chooseLocale } from '../lib/chooseLocale'
import type { PortalStorage } from '../lib/storage'
import type { Messages } from './messages'

/** The language of the portal; a store for useSyncExternalStore. */
export interface Language {
  /** The languages of the deployment. */
  offered: readonly Locales[]
  current: () => Locales
  subscribe: (listener: () => void) => () => void
  /** Shows the portal in this language once its texts are loaded, and remembers the choice. */
  change: (locale: Locales) => Promise<void>
  /** Settles when the first texts are loaded. */
  ready: Promise<void>
}

/** The `lang` of the address (the default if not offered), which is stored; otherwise the stored choice. */
function initialLocale(search: string, offered: readonly Locales[], storage: PortalStorage): Locales {
  const requested = new URLSearchParams(search).get('lang')
  const locale = chooseLocale(offered, baseLocale, requested ?? storage.read('locale'))
  if (requested !== null) storage.write('locale', locale)
  return locale
}

export function createLanguage(
  storage: PortalStorage,
  page: Document,
  offered: readonly Locales[],
  messages: Messages,
): Language {
  const listeners = new Set<() => void>()
  let current = initialLocale(page.location.search, offered, storage)

  async function show(locale: Locales) {
    await messages.load(locale)
    current = locale
    page.documentElement.lang = languages[locale].tag
    for (const listener of listeners) listener()
  }

  return {
    offered,
    current: () => current,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async change(locale) {
      await show(locale)
      storage.write('locale', locale)
      // A reload keeps the choice, which the address would override.
      const address = new URL(page.location.href)
      if (!address.searchParams.has('lang')) return
      address.searchParams.delete('lang')
      window.history.replaceState(window.history.state, '', address)
    },
    ready: show(current),
  }
}
