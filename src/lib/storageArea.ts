/** What the browser refuses to store, by its key: it lives as long as the document. */
export type Memory = Map<string, string | null>

/** An area of the browser's storage; what it refuses is kept in memory. */
export function createArea(name: 'localStorage' | 'sessionStorage', memory: Memory) {
  let area: Storage | null = null
  try {
    area = window[name]
  } catch {
    // Reading it throws in a browser that forbids it.
  }
  return {
    read(key: string): string | null {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return area?.getItem(key) ?? null
      } catch {
        return null
      }
    },
    write(key: string, value: string | null): void {
      memory.delete(key)
      try {
        if (value === null) area?.removeItem(key)
        else area?.setItem(key, value)
        if (area) return
      } catch {
        // full or forbidden
      }
      memory.set(key, value)
    },
  }
}

/**
 * Takes over what the document before had in memory. It was handed over by the entry of the history, which no other
 * origin can read, and is gone from there before anything else runs.
 */
export function receiveMemory(): Memory {
  const { memory, ...state } = window.history.state ?? {}
  if (!(memory instanceof Map)) return new Map()
  window.history.replaceState(state, '')
  return memory
}

/** Hands what is in memory over to the document that a reload loads. */
export function handOver(memory: Memory): void {
  if (memory.size > 0) window.history.replaceState({ ...window.history.state, memory }, '')
}
