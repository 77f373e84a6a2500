const dayLength = 86_400_000

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength)

/** The first instant of a month: 0 is the month of `date`, -1 the one before. */
export const monthStart = (date: Date, months: number): Date =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1))

/** 2026-11 */
export const monthName = (date: Date): string => date.toISOString().slice(0, 7)

/** The day of a date as ISO or as day.month.year, written 2026-12-12; undefined when it is neither. */
export function dayOf(text: string): string | undefined {
  const iso = /^\d{4}-\d{2}-\d{2}/.exec(text)
  if (iso) return iso[0]
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/.exec(text) ?? []
  return day && month && year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
