export type StorageKey = 'token' | 'licenseStatus' | 'sidebarExtended' | 'phone' | 'locale'

/** The few things that outlive a visit. A browser that refuses to store keeps them for the visit. */
export interface PortalStorage {
  read(key: StorageKey): string | null
  write(key: StorageKey, value: string | null): void
  /** Forgets everything of the customer; the language choice stays. */
  forgetCustomer(): void
  /** Calls the listener when another tab changes a key; `null` when it cleared everything. */
  onChangeElsewhere(listener: (key: StorageKey | null) => void): () => void
}

const KEYS: readonly StorageKey[] = ['token', 'licenseStatus', 'sidebarExtended', 'phone', 'locale']

/** Reading `window.localStorage` itself throws in a browser that forbids it. */
function browserStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

export function createStorage(prefix: string): PortalStorage {
  const area = browserStorage()
  const visit = new Map<StorageKey, string | null>()

  function write(key: StorageKey, value: string | null) {
    visit.delete(key)
    try {
      if (value === null) area?.removeItem(`${prefix}.${key}`)
      else area?.setItem(`${prefix}.${key}`, value)
      if (area) return
    } catch {
      // full or forbidden: what is written lives on in this visit
    }
    visit.set(key, value)
  }

  return {
    read(key) {
      if (visit.has(key)) return visit.get(key) ?? null
      try {
        return area?.getItem(`${prefix}.${key}`) ?? null
      } catch {
        return null
      }
    },
    write,
    forgetCustomer() {
      for (const key of KEYS) if (key !== 'locale') write(key, null)
    },
    onChangeElsewhere(listener) {
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
