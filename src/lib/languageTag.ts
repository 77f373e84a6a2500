import type { Locales } from '../../i18n/i18n-types'

/** The language tags: Serbian uses Latin script. */
export const languageTag: Record<Locales, string> = { de: 'de', sr: 'sr-Latn' }
