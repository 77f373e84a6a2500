import { createArea } from './storageArea'

/**
 * Data that one tab keeps over a reload and between documents, until it closes or the customer logs out. If the
 * browser refuses to store it, it lasts as long as the document.
 */
export interface TabStorage {
  /** The stored plain data of the key; null if it is missing or unreadable. */
  read(key: TabKey): unknown
  /** Stores plain data; null removes it. */
  write(key: TabKey, value: unknown): void
  /** Clears everything of the customer except `keptKeys`. */
  clearCustomerData(keptKeys?: readonly TabKey[]): void
}

const KEYS = [
  'contract',
  'payments',
  'smsLogin',
  'supportDraft',
  'declarationDraft',
  'sentRequests',
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
        const value: unknown = JSON.parse(area.read(`${prefix}.${key}`) ?? 'null')
        return value
      } catch {
        return null
      }
    },
    write,
    clearCustomerData(keptKeys = []) {
      for (const key of KEYS) if (!keptKeys.includes(key)) write(key, null)
    },
  }
}
