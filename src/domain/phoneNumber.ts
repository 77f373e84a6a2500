/** A phone number in the provider's form: no blanks, dashes, slashes, points, brackets; `43…` for `+43…`, `0043…`. */
export const normalizePhoneNumber = (text: string): string =>
  text.replace(/[\s\-–/().]/g, '').replace(/^(?:\+|00)/, '')

/** A voucher's code without the blanks and dashes that separate its groups. */
export const normalizeVoucherCode = (text: string): string => text.replace(/[\s\-–]/g, '')

/** A phone number as the portal shows it: `+43 660 1000001`. Any number but an Austrian one appears unchanged. */
export function formatPhoneNumber(text: string): string {
  const [, prefix, rest] = /^43(6\d\d|)(\d{5,})$/.exec(normalizePhoneNumber(text)) ?? []
  return rest ? ['+43', prefix, rest].filter(Boolean).join(' ') : text
}

/** The same for a sentence, where the number stays on one line. */
export const phoneNumberInSentence = (text: string): string =>
  formatPhoneNumber(text).replaceAll(' ', '\u00a0')
