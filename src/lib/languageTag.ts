import type { Locales } from '../../i18n/i18n-types'

/** The languages by their tags: Serbian is written in Latin script. */
export const languageTag: Record<Locales, string> = { de: 'de', sr: 'sr-Latn' }
