import { numberFormat } from '../lib/numbers'

/** An amount in euro, as text: `1.234,50 €`. */
export const formatMoney = numberFormat({ style: 'currency', currency: 'EUR' })
