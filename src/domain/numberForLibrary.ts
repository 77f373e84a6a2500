import { callingCodes } from './callingCodes.data'
import { isAustrianMobile } from './formatPhoneNumber'
import { normalizePhoneNumber } from './phoneNumber'

/**
 * The number of another country or a landline, as `+` and digits. `null` for what the library must not see: it cuts the end
 * off a masked number.
 */
export function numberForLibrary(text: string): string | null {
  const number = normalizePhoneNumber(text, '')
  const isKnown = /^\d{1,15}$/.test(number) && callingCodes.some((code) => number.startsWith(code))
  return isKnown && !isAustrianMobile(number) ? `+${number}` : null
}
