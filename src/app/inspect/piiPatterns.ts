/** Recognised anywhere in a text: e-mail addresses, long numbers, tokens. */
const PII_PATTERNS = [
  /[^\s"']+@[^\s"']+\.[^\s"']+/g,
  /\+?\d[\d\s()/-]{4,}\d/g,
  /(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{16,}/g,
]

export const maskPii = (text: string): string =>
  PII_PATTERNS.reduce((rest, pattern) => rest.replace(pattern, '▒'), text)

export const containsPii = (text: string): boolean => maskPii(text) !== text
