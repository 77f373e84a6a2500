import { i18nObject } from 'typesafe-i18n'
import { useI18nContext } from '../../../i18n/i18n-react'
import type { Locales, TranslationFunctions, Translations } from '../../../i18n/i18n-types'
import { wordsIn } from '../../lib/wordsIn'

type Texts = TranslationFunctions['question']

/** In no messages that other pages load. */
const files = import.meta.glob<Translations['question']>('../../../i18n/*/question/index.ts', {
  eager: true,
  import: 'default',
})

/** The texts of questions to customer service. */
export function useQuestionTexts(): Texts {
  const { locale } = useI18nContext()
  return i18nObject<Locales, Translations['question'], Texts>(locale, wordsIn(files, locale))
}
