/** The first digits of an Austrian mobile number after the calling code, as a pattern. */
export const AUSTRIAN_MOBILE = '6(?:485|5[0-3579]|6[013-9]|[7-9]\\d)'

/** The calling code and the first digits of mobile numbers, by country. */
const mobileNumbers: { readonly [country: string]: readonly [callingCode: string, prefix: string] } = {
  AT: ['43', AUSTRIAN_MOBILE],
  DE: ['49', '1(?:5\\d|6[023]|7\\d)'],
  RS: ['381', '6\\d'],
}

/** Without what customers write between digits, and without the invisible marks of copied contacts. */
export const removeSeparators = (text: string): string => text.replace(/[\s\p{Cf}\p{Pd}−/.[\]]/gu, '')

/**
 * A phone number in the provider's form: `436601000001` for `+43 (0) 660 1000001`, and for `0660 1000001` if Austria is
 * the first of the `countries`, such as `AT DE RS`. Other digits stay, and other texts are only trimmed.
 */
export function normalizePhoneNumber(text: string, countries: string): string {
  const [callingCode, prefix] = mobileNumbers[countries.slice(0, 2)] ?? []
  const number = removeSeparators(text)
    .replace(/^tel:/i, '')
    .replace(/^(\(?(?:\+|00)?\(?[1-9]\d{0,2}\)?)\(0\)/, '$1')
    .replace(/[()]/g, '')
    // Without a known country, this matches nothing.
    .replace(RegExp(`^(?:(?:\\+|00)${callingCode}0?|0(?=${prefix}))`), callingCode ?? '')
    .replace(/^(?:\+|00)/, '')
  // A longer one is two numbers.
  return /^[1-9]\d{0,14}$/.test(number) ? number : text.trim()
}
