import type { Inspect } from '../flows/services'
import type { Language } from './language'

const MARK = 'inspect'

/**
 * Records the session if the address has `?inspect`. Some pages are loaded as documents of their own, without it in
 * their address: the tab remembers it, and starts another recording there.
 */
export async function recordIfAsked(language: Language): Promise<Inspect> {
  const { searchParams } = new URL(window.location.href)
  if (searchParams.has(MARK)) window.sessionStorage.setItem(MARK, '1')
  if (window.sessionStorage.getItem(MARK) === null) return undefined
  const { startInspection } = await import('./inspect/inspection')
  return startInspection(language)
}
