import type { Locales } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'
import type { ItemAmount } from '../../domain/itemAmount'
import { formatQuantity } from '../../lib/formats/numbers'

/** `16 GB und 920 Minuten`. */
export const amountsText = (amounts: readonly ItemAmount[], locale: Locales) =>
  new Intl.ListFormat(languages[locale].tag).format(
    amounts.map(({ number, unit }) => formatQuantity(number, unit, locale)),
  )

/** `+25 GB`, `−500 Minuten`, with a minus sign as wide as a plus. */
export const signedText = ({ number, unit }: ItemAmount, locale: Locales) =>
  (number < 0 ? '−' : '+') + formatQuantity(Math.abs(number), unit, locale)
