const withoutSeparators = (text: string) => text.replace(/[\s\p{Cf}\p{Pd}−]/gu, '')

/** A voucher's code without the blanks, dashes and invisible characters that separate its groups. */
export const normalizeVoucherCode = withoutSeparators

/** The code of an SMS: the only run of digits in a copied text. A text with none or several stays as typed. */
export function normalizeSmsCode(text: string): string {
  const typed = text.trim()
  const code = withoutSeparators(typed)
  if (/^\d+$/.test(code) || !/\s/.test(typed)) return code
  const runs = typed
    .replace(/\p{Cf}/gu, '')
    .match(/(?<![\p{L}\d])(?:\d{4,8}|\d{3}[\s\p{Pd}−]\d{3})(?![\p{L}\d])/gu)
  return runs?.length === 1 ? withoutSeparators(runs[0]) : typed
}
