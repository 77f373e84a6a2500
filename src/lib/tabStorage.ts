import { createArea } from './storageArea'

/**
 * What one tab remembers over a reload and over documents of its own: it goes with the tab, and with a logout. A browser
 * that refuses to store keeps it for as long as the document lives.
 */
export interface TabStorage {
  /** What was written under the key, as plain data; null when there is nothing, or nothing that can be read. */
  read(key: TabKey): unknown
  /** Keeps plain data; null takes it away. */
  write(key: TabKey, value: unknown): void
  /** Forgets everything of the customer, but for what is told to stay. */
  forgetCustomer(stays?: readonly TabKey[]): void
}

const KEYS = [
  'contract',
  'payment',
  'paymentResult',
  'supportDraft',
  'unfinishedChange',
  'lastActive',
] as const

export type TabKey = (typeof KEYS)[number]

export function createTabStorage(prefix: string): TabStorage {
  const area = createArea('sessionStorage')
  const write = (key: TabKey, value: unknown) =>
    area.write(`${prefix}.${key}`, value === null ? null : JSON.stringify(value))
  return {
    read(key) {
      try {
        const kept: unknown = JSON.parse(area.read(`${prefix}.${key}`) ?? 'null')
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
