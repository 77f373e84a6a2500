/** What one tab remembers over a reload and over documents of its own: it goes with the tab, and with a logout. */
export interface TabStorage {
  /** What was written under the key, as plain data; null when there is nothing, or nothing that can be read. */
  read(key: TabKey): unknown
  /** Keeps plain data; null takes it away. */
  write(key: TabKey, value: unknown): void
  /** Forgets everything of the customer, but for what is told to stay. */
  forgetCustomer(stays?: readonly TabKey[]): void
}

export type TabKey = 'contract' | 'payment' | 'paymentResult' | 'supportDraft' | 'unfinishedChange'

const KEYS: readonly TabKey[] = ['contract', 'payment', 'paymentResult', 'supportDraft', 'unfinishedChange']

/** Reading `window.sessionStorage` itself throws in a browser that forbids it. */
function browserStorage(): Storage | null {
  try {
    return window.sessionStorage
  } catch {
    return null
  }
}

/** A browser that refuses to store keeps what is written for as long as the document lives. */
export function createTabStorage(prefix: string): TabStorage {
  const area = browserStorage()
  const document = new Map<TabKey, unknown>()

  function write(key: TabKey, value: unknown) {
    document.delete(key)
    try {
      if (value === null) area?.removeItem(`${prefix}.${key}`)
      else area?.setItem(`${prefix}.${key}`, JSON.stringify(value))
      if (area) return
    } catch {
      // full or forbidden
    }
    document.set(key, value)
  }

  return {
    read(key) {
      if (document.has(key)) return document.get(key)
      try {
        const kept: unknown = JSON.parse(area?.getItem(`${prefix}.${key}`) ?? 'null')
        return kept
      } catch {
        return null
      }
    },
    write,
    forgetCustomer(stays = []) {
      for (const key of KEYS) if (!stays.includes(key)) write(key, null)
    },
  }
}
