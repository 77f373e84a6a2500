import { parsePhoneNumberFromString } from 'libphonenumber-js/core'
import { phoneMetadata } from './phoneMetadata.data'

/** `+43 1 5123456` for `+4315123456`; `null` unless the library calls it valid. */
export function formatByLibrary(number: string): string | null {
  const parsed = parsePhoneNumberFromString(number, phoneMetadata)
  return parsed?.isValid() ? parsed.formatInternational() : null
}
