/** A phone number in the provider's form: no blanks, dashes, slashes, points, brackets; `43…` for `+43…`, `0043…`. */
export const normalizePhoneNumber = (text: string): string =>
  text.replace(/[\s\-–/().]/g, '').replace(/^(?:\+|00)/, '')

/** A voucher's code without the blanks and dashes that separate its groups. */
export const normalizeVoucherCode = (text: string): string => text.replace(/[\s\-–]/g, '')
