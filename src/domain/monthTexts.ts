import type { TranslationFunctions } from '../../i18n/i18n-types'
import { inAustrian } from '../lib/austrian'
import { daysOfMonth } from '../lib/months'

/** The name of a month given as `2026-11`, without its year, in the case after "in": `November`, `novembru`. */
export const monthAfterIn = (month: string, { listing }: TranslationFunctions): string =>
  inAustrian(listing.monthsAfterIn().split(' ')[daysOfMonth(month).firstDay.getMonth()] ?? '')
