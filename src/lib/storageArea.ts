/** An area of the browser's storage. What it refuses is kept in memory until the document closes. */
export function createArea(name: 'localStorage' | 'sessionStorage') {
  const memory = new Map<string, string | null>()
  let area: Storage | null = null
  try {
    area = window[name]
  } catch {
    // The access throws if the browser forbids it.
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
