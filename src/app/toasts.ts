import type { Translation } from '../../i18n/i18n-types'

/**
 * A short message over the page. A success disappears by itself, the others stay until closed, or until the next attempt of
 * their flow. All but those about connection and session end with their page.
 */
export interface Toast {
  id: number
  kind: 'error' | 'success' | 'info'
  text: keyof Translation['message']
  /** The id of the failed call, by which customer service finds it. */
  callId?: string | undefined
  /** The id of the machine that it comes from. */
  flow?: string | undefined
}

/** The visible toasts; a store for useSyncExternalStore. */
export interface Toasts {
  list: () => readonly Toast[]
  subscribe: (listener: () => void) => () => void
  show: (kind: Toast['kind'], text: Toast['text'], source?: Pick<Toast, 'callId' | 'flow'>) => void
  dismiss: (id: number) => void
  /** Removes messages of a page that the customer has left. */
  leavePage: () => void
  /** Removes what the last attempt of a flow left; without a flow all errors. */
  endAttempt: (flow?: string) => void
  /** Removes a message that is no longer true. */
  withdraw: (text: Toast['text']) => void
}

/** About the connection, the session or a link that leads to another page. */
const outlivePages: ReadonlySet<Toast['text']> = new Set([
  'offline',
  'online',
  'unavailable',
  'chunkFailed',
  'tokenRefused',
  'inactive',
  'linkRefused',
])

export function createToasts(): Toasts {
  const listeners = new Set<() => void>()
  let list: readonly Toast[] = []
  let lastId = 0
  const keep = (isKept: (toast: Toast) => boolean) => replace(list.filter(isKept))
  const replace = (next: readonly Toast[]) => {
    list = next
    for (const listener of listeners) listener()
  }
  return {
    list: () => list,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    show(kind, text, source) {
      // The same message again replaces the old one: it is announced again and does not pile up.
      const id = ++lastId
      replace([...list.filter((toast) => toast.text !== text), { ...source, id, kind, text }])
    },
    dismiss: (id) => keep((toast) => toast.id !== id),
    leavePage: () => keep(({ text }) => outlivePages.has(text)),
    endAttempt: (flow) => keep((toast) => (flow ? toast.flow !== flow : toast.text !== 'error')),
    withdraw: (text) => keep((toast) => toast.text !== text),
  }
}
