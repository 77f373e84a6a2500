import type { Drift } from '../src/api/reading/drift'

const EFFECTS = ['repaired', 'leftOut', 'unusable']
/** A page that is left open for days must not fill the memory. */
const LIMIT = 1000

const isText = (value: unknown) => typeof value === 'string' && value.length <= 300

function isDrift(value: unknown): value is Drift {
  const { operation, path, expected, found, effect } = (value ?? {}) as Record<string, unknown>
  return [operation, path, expected, found].every(isText) && EFFECTS.includes(String(effect))
}

/** Where answers differed from openapi.yaml, as the portals in front of this provider have met it; each once. */
export function createDriftLog() {
  const noted = new Map<string, Drift>()
  return {
    list: () => [...noted.values()],
    /** Whether it is one; it comes from outside. */
    note(drift: unknown): boolean {
      if (!isDrift(drift)) return false
      const { operation, path, expected, found, effect } = drift
      if (noted.size < LIMIT)
        noted.set(`${operation} ${path} ${found} ${effect}`, { operation, path, expected, found, effect })
      return true
    },
    clear: () => noted.clear(),
  }
}

export type DriftLog = ReturnType<typeof createDriftLog>
