import { brands } from '../../../src/brands'
import type { StorageKey } from '../../../src/lib/storage'

/** The name under which the browser keeps it. */
export const storedKey = (key: StorageKey) => `${brands.second.storagePrefix}.${key}`

/** What the portal stored for the next visit. */
export const stored = (key: StorageKey) => window.localStorage.getItem(storedKey(key))
