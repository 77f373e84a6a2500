import type { Locales } from '../../i18n/i18n-types'
import { formatMoney } from './money'

interface Price {
  value?: number | null
  /** Sign or unit beside the amount; the euro sign where none is given. */
  label?: string | null
}

/** A price in one piece, which no line break parts: `14,90 €`. `null` where no value is known. */
export function priceText(price: Price | null | undefined, locale: Locales): string | null {
  if (typeof price?.value !== 'number') return null
  return `${formatMoney(price.value, locale).replace(/\s*€$/, '')}\u00a0${price.label || '€'}`
}
