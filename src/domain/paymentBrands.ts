/** The payment provider's names of the ways to pay, by tab. */
export const paymentBrands = { card: ['VISA', 'MASTER'], wallet: ['PAYPAL', 'SOFORTUEBERWEISUNG'] } as const

export type PaymentWay = keyof typeof paymentBrands
export type PaymentBrand = (typeof paymentBrands)[PaymentWay][number]

/** The brands that a deployment offers, separated by spaces; by default, or if none is known, all of them. */
export function readPaymentBrands(text: string): PaymentBrand[] {
  const all = [...paymentBrands.card, ...paymentBrands.wallet]
  const offered = all.filter((brand) => text.split(/\s+/).includes(brand))
  return offered.length > 0 ? offered : all
}
