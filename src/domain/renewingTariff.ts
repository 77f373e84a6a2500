/** Tariffs of this family renew every 28 days and are paid from the balance. */
const RENEWING = /^mtel free\b/i

/** Whether a prepaid tariff of this name renews automatically. */
export const renewsAutomatically = (name: string): boolean => RENEWING.test(name)
