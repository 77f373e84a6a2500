/** `10`, `10,5`, `10.50`, `10,`: a comma or a point, and at most two decimals. */
const UNGROUPED = /^\d+(?:[.,]\d{0,2})?$/
/** `1.000` and `1.000,50`: points between the thousands. */
const GROUPED = /^\d{1,3}(?:\.\d{3})+(?:,\d{0,2})?$/
/** Signs around a typed amount: `€ 20`, `20 EUR`, and `20,-` for no cents. */
const CURRENCY_SIGNS = /^€\s*|\s*(?:€|EUR|,[-–—])$/gi

/** A typed amount in euro, read in the German and Austrian format; null if it is not an amount. */
export function parseAmount(text: string): number | null {
  const number = text.trim().replace(CURRENCY_SIGNS, '')
  if (GROUPED.test(number)) return Number(number.replaceAll('.', '').replace(',', '.'))
  return UNGROUPED.test(number) ? Number(number.replace(',', '.')) : null
}
