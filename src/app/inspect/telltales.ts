/** Recognised anywhere in a text: e-mail addresses, long numbers, tokens. */
const TELLTALES = [
  /[^\s"']+@[^\s"']+\.[^\s"']+/g,
  /\+?\d[\d\s()/-]{4,}\d/g,
  /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g,
]

export const withoutTelltales = (text: string): string =>
  TELLTALES.reduce((rest, pattern) => rest.replace(pattern, '▒'), text)

export const hasTelltale = (text: string): boolean => withoutTelltales(text) !== text
