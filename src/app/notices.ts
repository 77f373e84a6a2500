import type { Translation } from '../../i18n/i18n-types'

/** A short message over the page. An error stays until the customer closes it. */
export interface Notice {
  id: number
  kind: 'error' | 'success'
  text: keyof Translation['message']
}

/** The notices that are shown; a store for useSyncExternalStore. */
export interface Notices {
  list: () => readonly Notice[]
  subscribe: (listener: () => void) => () => void
  show: (kind: Notice['kind'], text: Notice['text']) => void
  dismiss: (id: number) => void
}

export function createNotices(): Notices {
  const listeners = new Set<() => void>()
  let list: readonly Notice[] = []
  let lastId = 0
  const replace = (next: readonly Notice[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(kind, text) {
      // The same message again replaces the old one, so that it is announced anew and does not pile up.
      const id = ++lastId
      replace([...list.filter((notice) => notice.text !== text), { id, kind, text }])
    },
    dismiss: (id) => replace(list.filter((notice) => notice.id !== id)),
  }
}
