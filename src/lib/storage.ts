import { createArea } from './storageArea'

export type StorageKey = 'token' | 'licenseStatus' | 'sidebarExtended' | 'phone' | 'locale'

/** Data that outlives a visit. If the browser refuses to store it, it lasts for the visit. */
export interface PortalStorage {
  read(key: StorageKey): string | null
  write(key: StorageKey, value: string | null): void
  /** Clears everything of the customer; the language choice stays. */
  clearCustomerData(): void
  /** Calls the listener when another tab changes a key; `null` when it cleared everything. */
  onOtherTabChange(listener: (key: StorageKey | null) => void): () => void
}

const KEYS: readonly StorageKey[] = ['token', 'licenseStatus', 'sidebarExtended', 'phone', 'locale']

export function createStorage(prefix: string): PortalStorage {
  const area = createArea('localStorage')
  const write = (key: StorageKey, value: string | null) => area.write(`${prefix}.${key}`, value)
  return {
    read: (key) => area.read(`${prefix}.${key}`),
    write,
    clearCustomerData() {
      for (const key of KEYS) if (key !== 'locale') write(key, null)
    },
    onOtherTabChange(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key === null) return listener(null)
        const key = KEYS.find((key) => event.key === `${prefix}.${key}`)
        if (key) listener(key)
      }
      window.addEventListener('storage', onStorage)
      return () => window.removeEventListener('storage', onStorage)
    },
  }
}
