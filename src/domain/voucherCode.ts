/** A voucher's code without the blanks and dashes between its groups, which only help reading it. */
export const bareVoucherCode = (text: string): string => text.replace(/[\s\-–]/g, '')
