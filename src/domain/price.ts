import type { Locales } from '../../i18n/i18n-types'
import { isEuroSign } from '../lib/formats/euroSign'
import { formatHundredths, hundredthsOf, withUnit } from '../lib/formats/numbers'
import { parseAmount } from './amount'

export interface Price {
  value?: number | null
  /** Sign or unit next to the amount; the default is the euro sign. */
  label?: string | null
}

/** The label without the amount, which some labels repeat. */
function labelWithoutAmount(value: number, label: string | null | undefined): string {
  const isAmount = (number: string) => hundredthsOf(parseAmount(number) ?? Number.NaN) === hundredthsOf(value)
  const rest = (label ?? '').replace(/\d[\d.,]*/g, (number) => (isAmount(number) ? '' : number))
  return rest.trim() || '€'
}

/** Whether a price is in euro: by its label, or by default. */
export const isEuro = ({ value, label }: Price): boolean =>
  typeof value === 'number' && isEuroSign(labelWithoutAmount(value, label))

/** The value of a price in EUR; `null` if it is unknown, or not in euro. */
export const priceInEuro = (price: Price | null | undefined): number | null =>
  price && isEuro(price) ? (price.value ?? null) : null

/** The sign or unit of a price; `null` if its value is unknown. */
export const priceLabel = (price: Price | null | undefined): string | null =>
  typeof price?.value === 'number' ? labelWithoutAmount(price.value, price.label) : null

/** A price as its large and its small part: `14,90` and `€`, `€14.90` and nothing. `null` if its value is unknown. */
export function priceParts(
  price: Price | null | undefined,
  locale: Locales,
): { amount: string; label: string } | null {
  const [, amount, label = ''] = /^(.*?)(?:\u00a0(.*))?$/.exec(priceText(price, locale) ?? '') ?? []
  return amount ? { amount, label } : null
}

/** The same as one text: `14,90 €`, `€14.90`. */
export const priceText = (price: Price | null | undefined, locale: Locales): string | null =>
  typeof price?.value === 'number'
    ? withUnit(formatHundredths(price.value, locale), labelWithoutAmount(price.value, price.label), locale)
    : null
