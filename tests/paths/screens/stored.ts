import { brands } from '../../../src/brands'
import type { StorageKey } from '../../../src/lib/storage'
import type { TabKey } from '../../../src/lib/tabStorage'

/** The name under which the browser keeps it. */
export const storedKey = (key: StorageKey) => `${brands.second.storagePrefix}.${key}`

/** What this tab remembers for the time after a reload. */
export const rememberedByTab = (key: TabKey): unknown =>
  JSON.parse(window.sessionStorage.getItem(`${brands.second.storagePrefix}.${key}`) ?? 'null')

/** What the portal stored for the next visit. */
export const stored = (key: StorageKey) => window.localStorage.getItem(storedKey(key))

/** What this tab remembers from before the page was loaded. */
export const rememberInTab = (key: TabKey, value: unknown) =>
  window.sessionStorage.setItem(`${brands.second.storagePrefix}.${key}`, JSON.stringify(value))
