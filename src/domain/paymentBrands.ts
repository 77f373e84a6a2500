/** The ways to pay, as the payment provider names them, by the tab they stand on. */
export const paymentBrands = { card: ['VISA', 'MASTER'], wallet: ['PAYPAL', 'SOFORTUEBERWEISUNG'] } as const

export type PaymentWay = keyof typeof paymentBrands
export type PaymentBrand = (typeof paymentBrands)[PaymentWay][number]

/** The brands that a deployment offers, separated by spaces; all of them when it names none that is known. */
export function readPaymentBrands(text: string): PaymentBrand[] {
  const all = [...paymentBrands.card, ...paymentBrands.wallet]
  const offered = all.filter((brand) => text.split(/\s+/).includes(brand))
  return offered.length > 0 ? offered : all
}
