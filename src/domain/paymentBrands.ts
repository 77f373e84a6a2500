/** The payment provider's names of the ways to pay, by tab. */
export const paymentBrands = { card: ['VISA', 'MASTER'], wallet: ['PAYPAL', 'SOFORTUEBERWEISUNG'] } as const

export type PaymentMethod = keyof typeof paymentBrands
export type PaymentBrand = (typeof paymentBrands)[PaymentMethod][number]

/** The brands that a deployment offers, separated by spaces; by default, or if none is known, all of them. */
export function readPaymentBrands(text: string): PaymentBrand[] {
  const all = [...paymentBrands.card, ...paymentBrands.wallet]
  const offeredBrands = all.filter((brand) => text.split(/\s+/).includes(brand))
  return offeredBrands.length > 0 ? offeredBrands : all
}
