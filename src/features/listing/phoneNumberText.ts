import { formatPhoneNumber } from '../../domain/formatPhoneNumber'
import { numberForLibrary } from '../../domain/numberForLibrary'
import { loadChunk } from '../../lib/loadChunk'

/** A phone number as `PhoneNumber` shows it. If the library does not load, the text stays. */
export async function phoneNumberText(text: string): Promise<string> {
  const number = numberForLibrary(text)
  if (number === null) return formatPhoneNumber(text)
  try {
    const { formatByLibrary } = await loadChunk(() => import('../../core/phone/library/LibraryNumber'))
    return formatByLibrary(number) ?? text
  } catch {
    return text
  }
}
