/** The number of pending calls, for the loading overlay; a store for useSyncExternalStore. */
export interface Pending {
  count(): number
  subscribe(listener: () => void): () => void
  during<T>(work: () => Promise<T>): Promise<T>
}

export function createPending(): Pending {
  let count = 0
  const listeners = new Set<() => void>()
  const add = (by: 1 | -1) => {
    count += by
    for (const listener of listeners) listener()
  }
  return {
    count: () => count,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async during(work) {
      add(1)
      try {
        return await work()
      } finally {
        add(-1)
      }
    },
  }
}
