import type { Locales } from '../../i18n/i18n-types'
import { languages } from '../../i18n/languages.gen'
import { inAustrian } from './austrian'
import { isoDay } from './formats/dates'

/** The month of a day, as `2026-11`. */
export const monthOf = (day: Date): string => isoDay(day).slice(0, 7)

/** The months up to the one of `now`, newest first, each as `2026-11`. */
export function recentMonths(now: Date, count: number): string[] {
  return Array.from({ length: count }, (_, offset) =>
    monthOf(new Date(now.getFullYear(), now.getMonth() - offset, 1)),
  )
}

/** First and last day of a month given as `2026-11`, in local time. */
export function daysOfMonth(text: string): { firstDay: Date; lastDay: Date } {
  const [year = 0, month = 0] = text.split('-').map(Number)
  return { firstDay: new Date(year, month - 1, 1), lastDay: new Date(year, month, 0) }
}

/** A day of a month given as `2026-11`. */
export const dayOfMonth = (month: string, day: number): Date => {
  const { firstDay } = daysOfMonth(month)
  return new Date(firstDay.getFullYear(), firstDay.getMonth(), day)
}

/** The month before one given as `2026-11`. */
export const previousMonth = (text: string): string =>
  monthOf(new Date(daysOfMonth(text).firstDay.getTime() - 1))

/** The name of a month given as `2026-11`, without its year, in the form for a sentence: `November`, `novembar`. */
export const monthInSentence = (text: string, locale: Locales): string =>
  inAustrian(daysOfMonth(text).firstDay.toLocaleDateString(languages[locale].tag, { month: 'long' }))

/** Its short name: `Nov`, `nov`, in Austria `Jän`. */
export const shortMonth = (text: string, locale: Locales): string =>
  monthInSentence(text, locale) === 'Jänner'
    ? 'Jän'
    : daysOfMonth(text).firstDay.toLocaleDateString(languages[locale].tag, { month: 'short' })

/** The name of a month given as `2026-11`: `November 2026`, `Novembar 2026`. */
export function monthName(text: string, locale: Locales): string {
  const name = monthInSentence(text, locale)
  return `${name.charAt(0).toUpperCase()}${name.slice(1)} ${daysOfMonth(text).firstDay.getFullYear()}`
}
