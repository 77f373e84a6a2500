import type { Locales } from '../../i18n/i18n-types'

/** The words of a namespace in a language, from the files of all languages. */
export function wordsIn<Words>(files: Record<string, Words>, locale: Locales): Words {
  const words = Object.entries(files).find(([file]) => file.split('/').includes(locale))?.[1]
  if (!words) throw new Error(`A namespace has no words in ${locale}`)
  return words
}
