/** The number of pending calls, for the loading overlay; a store for useSyncExternalStore. */
export interface PendingCalls {
  count(): number
  subscribe(listener: () => void): () => void
  track<T>(work: () => Promise<T>): Promise<T>
}

export function createPendingCalls(): PendingCalls {
  let count = 0
  const listeners = new Set<() => void>()
  const add = (change: 1 | -1) => {
    count += change
    for (const listener of listeners) listener()
  }
  return {
    count: () => count,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async track(work) {
      add(1)
      try {
        return await work()
      } finally {
        add(-1)
      }
    },
  }
}
