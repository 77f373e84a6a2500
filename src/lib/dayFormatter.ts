import type { Locales } from '../../i18n/i18n-types'
import { languages } from '../../i18n/languages.gen'

/** Writes days in words: `Mittwoch, 18. November`, `Sreda, 18. novembar`. Reuse it: its format is slow to create. */
export function createDayFormatter(locale: Locales): (day: Date) => string {
  const format = new Intl.DateTimeFormat(languages[locale].tag, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  return (day) => {
    const name = format.format(day)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
}
