const padTwo = (n: number) => String(n).padStart(2, '0')

/** day.month.year */
export const dateText = (date: Date): string =>
  `${padTwo(date.getDate())}.${padTwo(date.getMonth() + 1)}.${date.getFullYear()}`

/** hour:minute */
export const timeText = (date: Date): string => `${padTwo(date.getHours())}:${padTwo(date.getMinutes())}`

export const dateTimeText = (date: Date): string => `${dateText(date)} ${timeText(date)}`

export function daysLater(date: Date, days: number): Date {
  const later = new Date(date)
  later.setDate(later.getDate() + days)
  return later
}

/** The first day of the month that many months before. */
export const monthsBefore = (date: Date, months: number): Date =>
  new Date(date.getFullYear(), date.getMonth() - months, 1)

/** Makes day.month.year texts comparable as text; a time after the date is dropped. */
export const sortable = (text: string): string => text.slice(0, 10).split('.').reverse().join('')
