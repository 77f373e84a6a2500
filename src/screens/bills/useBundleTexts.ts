import { useI18nContext } from '../../../i18n/i18n-react'
import type { Translations } from '../../../i18n/i18n-types'

export type BundleTexts = Translations['documentBundle']

/** In no messages that other pages load, and without plurals, which would need code on the first page. */
const texts = import.meta.glob<BundleTexts>('../../../i18n/*/documentBundle/index.ts', {
  eager: true,
  import: 'default',
})

/** The texts of the sheet and its status. */
export function useBundleTexts(): BundleTexts | undefined {
  const { locale } = useI18nContext()
  return texts[`../../../i18n/${locale}/documentBundle/index.ts`]
}
