import type { Locales } from '../../../i18n/i18n-types'
import type { Price } from '../../api/types'
import { formatMoney } from '../../lib/money'

/** A price as its large and its small part: `14,90` and `€`. `null` where the provider names none. */
export function priceParts(
  price: Price | undefined,
  locale: Locales,
): { amount: string; label: string } | null {
  if (typeof price?.value !== 'number') return null
  return { amount: formatMoney(price.value, locale).replace(/\s*€$/, ''), label: price.label || '€' }
}

/** The same in one piece, which no line break parts: `14,90 €`. */
export function priceText(price: Price | undefined, locale: Locales): string | null {
  const parts = priceParts(price, locale)
  return parts && `${parts.amount}\u00a0${parts.label}`
}
