import { loadChunk } from '../lib/loadChunk'
import { formatPhoneNumber } from './formatPhoneNumber'
import { numberForLibrary } from './numberForLibrary'

/** A phone number as the portal shows it, also a landline or a foreign one. Without the library, the text stays. */
export async function internationalNumber(text: string): Promise<string> {
  const number = numberForLibrary(text)
  if (number === null) return formatPhoneNumber(text)
  try {
    const { formatByLibrary } = await loadChunk(() => import('./formatByLibrary'))
    return formatByLibrary(number) ?? text
  } catch {
    return text
  }
}
