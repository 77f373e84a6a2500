import type { Locales, Translations } from '../../../i18n/i18n-types'

export type DeclarationTexts = Translations['contractDeclaration']

/** Of all languages, because an English customer sends a German text. */
const texts = import.meta.glob<DeclarationTexts>('../../../i18n/*/contractDeclaration/index.ts', {
  eager: true,
  import: 'default',
})

export function textsIn(locale: Locales): DeclarationTexts {
  const found = texts[`../../../i18n/${locale}/contractDeclaration/index.ts`]
  if (!found) throw new Error(`i18n/${locale} has no contractDeclaration`)
  return found
}

/** The texts of the declaration itself, which customer service reads in German or Serbian. */
export const serviceTexts = (locale: Locales): DeclarationTexts => textsIn(locale === 'sr' ? 'sr' : 'de')
