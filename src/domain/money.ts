import type { Locales } from '../../i18n/i18n-types'
import { formatHundredths, hundredthsOf, withUnit } from '../lib/formats/numbers'

/** An amount in euro as it appears, without fractions of a cent. */
export const roundToCents = (euro: number): number => hundredthsOf(euro) / 100

/** An amount in euro, as text: `1.234,50 €`, `€1,234.50`. */
export const formatMoney = (euro: number, locale: Locales) =>
  withUnit(formatHundredths(euro, locale), '€', locale)
