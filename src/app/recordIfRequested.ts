import type { Inspect } from '../core/services'
import { createArea } from '../lib/storageArea'
import type { Language } from './language'

const INSPECT_KEY = 'inspect'

/**
 * Records the session if the address has `?inspect`. A payment returns without it in the
 * address: the tab stores it, and starts another recording there.
 */
export async function recordIfRequested(language: Language): Promise<Inspect | undefined> {
  const { searchParams } = new URL(window.location.href)
  // If the browser refuses storage, each document needs `?inspect`.
  const area = createArea('sessionStorage')
  if (searchParams.has(INSPECT_KEY)) area.write(INSPECT_KEY, '1')
  if (area.read(INSPECT_KEY) === null) return undefined
  const { startInspection } = await import('./inspect/inspection')
  return startInspection(language)
}
