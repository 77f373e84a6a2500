import type { TranslationFunctions } from '../../i18n/i18n-types'
import { inAustrian } from '../lib/austrian'

// The first format of `Intl` takes 50 ms on a slow phone.
const monthIn = (months: string, day: Date) => inAustrian(months.split(' ')[day.getMonth()] ?? '')

/** A day without its year, for a sentence: `6. Dezember`, `6 December`. */
export const dayInSentence = (day: Date, { overview }: TranslationFunctions): string =>
  overview.day({ day: day.getDate(), month: monthIn(overview.months(), day) })

/** A day without its year, for a line: `6.12.`, `6 Dec`. */
export const shortDay = (day: Date, { overview }: TranslationFunctions): string =>
  overview.shortDay({ day: day.getDate(), month: monthIn(overview.shortMonths(), day) })
