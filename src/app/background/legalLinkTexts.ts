import type { Locales, Translations } from '../../../i18n/i18n-types'

type LegalLinkTexts = Translations['legalLinks']

const texts = import.meta.glob<LegalLinkTexts>('../../../i18n/*/legalLinks/index.ts', {
  eager: true,
  import: 'default',
})

/** In no messages that the first page loads. */
export function legalLinkTexts(locale: Locales): LegalLinkTexts {
  const found = texts[`../../../i18n/${locale}/legalLinks/index.ts`]
  if (!found) throw new Error(`i18n/${locale} has no legalLinks`)
  return found
}
