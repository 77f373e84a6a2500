import type { Locales, Translations } from '../../../i18n/i18n-types'
import { documentLocale } from '../../lib/chooseLocale'

/** In no messages that the first page loads. */
const texts = import.meta.glob<Translations['loginHelp']>('../../../i18n/*/loginHelp/index.ts', {
  eager: true,
  import: 'default',
})

/** In the language of the document by default, for code without a screen. */
export function loginHelpTexts(
  locale: Locales | string = documentLocale(document),
): Translations['loginHelp'] {
  const found = texts[`../../../i18n/${locale}/loginHelp/index.ts`]
  if (!found) throw new Error(`i18n/${locale} has no loginHelp`)
  return found
}
