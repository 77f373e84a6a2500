import type { Locales } from '../../i18n/i18n-types'
import { formatHundredths } from '../lib/numbers'

/** Whether a sign or unit stands for euro: `€`, `EUR`, `Euro`. */
export const isEuroSign = (text: string | null | undefined): boolean =>
  /^\s*(€|eur|euro)\s*$/i.test(text ?? '')

/** A sum or difference of amounts in euro: that of decimals is inexact. */
export const roundToCents = (euro: number): number => Math.round(euro * 100) / 100

/** An amount in euro, as text, with a space that does not break: `1.234,50 €`. */
export const formatMoney = (euro: number, locale: Locales) => `${formatHundredths(euro, locale)}\u00a0€`
