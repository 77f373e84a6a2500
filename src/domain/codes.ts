/** A voucher's code without the blanks and dashes that separate its groups. */
export const normalizeVoucherCode = (text: string): string => text.replace(/[\s\-–]/g, '')
