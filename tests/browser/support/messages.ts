import de from '../../../i18n/de'
import type { Locales } from '../../../i18n/i18n-types'
import sr from '../../../i18n/sr'

/** The messages of both languages, for tests in each. */
export const messages = { de, sr } satisfies Record<Locales, unknown>
export const locales: readonly Locales[] = ['de', 'sr']
