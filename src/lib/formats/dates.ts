import type { Locales } from '../../../i18n/i18n-types'
import { languages } from '../../../i18n/languages.gen'

export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The provider's form of a date: `05.03.2026`, in local time. */
export const formatApiDate = (date: Date): string =>
  `${twoDigits(date.getDate())}.${twoDigits(date.getMonth() + 1)}.${date.getFullYear()}`

/** A day as `2026-03-05`, in local time: the form of date fields. */
export const isoDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`

/** A day at local midnight; undefined if it does not exist, such as the 31st of February. */
export function dayOf(year: number, month: number, day: number): Date | undefined {
  const date = new Date(year, month - 1, day)
  return date.getFullYear() === year && date.getMonth() + 1 === month ? date : undefined
}

/** Reads `05.03.2026`, `5.3.2026` or `05. 03. 2026.`, at local midnight; anything else is undefined. */
export function parseApiDate(text: string): Date | undefined {
  const match = /^\s*(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})\.?\s*$/.exec(text)
  if (!match) return undefined
  const [, day, month, year] = match
  return dayOf(Number(year), Number(month), Number(day))
}

/** The day and the time of `05.03.2026 14:05`, the time as written or empty; undefined without a readable day. */
export function parseApiTime(text: string): { day: Date; time: string } | undefined {
  const [, date = '', time = ''] = /^\s*(\d+\.\s?\d+\.\s?\d{4}\.?)(?:\s+(.*?))?\s*$/.exec(text) ?? []
  const day = parseApiDate(date)
  return day && { day, time }
}

const DAY_MS = 86_400_000

/** Whole days from the day of `now` to a day.month.year text; undefined without a date. */
export function daysUntil(text: string | null | undefined, now: Date): number | undefined {
  const date = parseApiDate(text ?? '')
  if (!date) return undefined
  const today = new Date(now.getFullYear(), now.getMonth(), now.getDate())
  // Rounded, because a day on which the clocks change has 23 or 25 hours.
  return Math.round((date.getTime() - today.getTime()) / DAY_MS)
}

/** The day this many days after today. */
export const futureDay = (days: number, now: Date): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days)

/** A text of dates, perhaps with times, as the language writes them: `05.03.2026`, in Serbian `05.03.2026.`. */
export const localizeDates = (text: string, locale: Locales): string =>
  text.replace(/\.\s?\d{4}(?![.\d])/g, `$&${languages[locale].dateEnd ?? ''}`)

/** How far away a day is, in words: `heute`, `morgen`, `in 5 Tagen`. */
export const formatRelativeDay = (days: number, locale: Locales): string =>
  new Intl.RelativeTimeFormat(languages[locale].tag, { numeric: 'auto' }).format(days, 'day')

/** The time of day, as `14:05`: German and Serbian write it alike. */
export const formatTime = (date: Date): string =>
  `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`

/** `05.03.2026 14:05` */
export const formatMoment = (date: Date): string => `${formatApiDate(date)} ${formatTime(date)}`
