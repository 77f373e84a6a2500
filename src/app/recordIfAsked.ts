import type { Inspect } from '../flows/services'
import { createArea } from '../lib/storageArea'
import type { Language } from './language'

const MARK = 'inspect'

/**
 * Records the session if the address has `?inspect`. A payment returns without it in the
 * address: the tab stores it, and starts another recording there.
 */
export async function recordIfAsked(language: Language): Promise<Inspect> {
  const { searchParams } = new URL(window.location.href)
  // If the browser refuses storage, each document needs `?inspect`.
  const area = createArea('sessionStorage')
  if (searchParams.has(MARK)) area.write(MARK, '1')
  if (area.read(MARK) === null) return undefined
  const { startInspection } = await import('./inspect/inspection')
  return startInspection(language)
}
