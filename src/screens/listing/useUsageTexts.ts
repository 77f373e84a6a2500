import { i18nObject } from 'typesafe-i18n'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions, Translations } from '../../../i18n/i18n-types'
import { wordsIn } from '../../lib/wordsIn'

type Texts = TranslationFunctions['usage']

/** In no messages that other pages load. */
const files = import.meta.glob<Translations['usage']>('../../../i18n/*/usage/index.ts', {
  eager: true,
  import: 'default',
})

/** The texts of the chart and the charges of a month. */
export function useUsageTexts(): Texts {
  const { locale } = useI18nContext()
  return i18nObject<Locales, Translations['usage'], Texts>(locale, wordsIn(files, locale))
}
