/** A number of something: `15` of `GB`. */
export interface ItemAmount {
  number: number
  unit: string
}

/** `15 GB`, `1.000 Minuten`, `1,5 GB in der EU`. A point separates thousands: the ambiguous `1.5 GB` does not match. */
const AMOUNT = /^(\d{1,3}(?:\.\d{3})+|\d+)(,\d+)?\s+(\S.*)$/

/** Before these, four digits and more are an amount, not a year or a postcode. */
const KNOWN_UNIT =
  /^(?:\p{L}*(?:minut|einheit|jedinic)\p{L}*|min|units?|poena?|punkte?|points?|sms|mms|[kmgt]b|[kmg]bit)(?!\p{L})/iu
const LONG_NUMBER = /^\d{4,}/

/** The amount in the title of a tariff's item; `undefined` if it does not start with a number and unit. */
export function itemAmountOf(title: string | null | undefined): ItemAmount | undefined {
  const [, whole, decimals = '', unit] = AMOUNT.exec(title?.trim() ?? '') ?? []
  if (whole === undefined || unit === undefined) return undefined
  if (LONG_NUMBER.test(whole) && !KNOWN_UNIT.test(unit)) return undefined
  const number = Number(whole.replaceAll('.', '') + decimals.replace(',', '.'))
  return Number.isFinite(number) ? { number, unit } : undefined
}

const LEADING_LETTER = /^\p{L}/u

/** Whether an item has this unit, which may be shortened: `min` for `Minuten`, but not `MB` for `Mbit/s`. */
export function hasUnit({ unit: itemUnit }: ItemAmount, unit: string | null | undefined): boolean {
  const shortUnit = unit?.trim().toLowerCase()
  if (!shortUnit || !itemUnit.toLowerCase().startsWith(shortUnit)) return false
  return shortUnit.length > 2 || !LEADING_LETTER.test(itemUnit.slice(shortUnit.length))
}

/** The only amount of this unit; `undefined` without one, or if several make it ambiguous. */
export function uniqueAmountOf(unit: string, amounts: readonly ItemAmount[]): ItemAmount | undefined {
  const [first, second] = amounts.filter((amount) => amount.unit === unit)
  return second ? undefined : first
}
