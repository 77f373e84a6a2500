import type { Locales } from '../../i18n/i18n-types'
import { numberFormats } from '../lib/numbers'

const euro = numberFormats({ style: 'currency', currency: 'EUR' })

/** An amount in euro, as text: `1.234,50 €`. */
export const formatMoney = (amount: number, locale: Locales): string => euro[locale].format(amount)
