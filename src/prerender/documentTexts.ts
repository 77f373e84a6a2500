import type { Locales } from '../../i18n/i18n-types'
import { baseLocale, isLocale, loadedLocales, locales } from '../../i18n/i18n-util'
import { loadAllLocales } from '../../i18n/i18n-util.sync'
import { documentTexts, languages } from '../../i18n/languages.gen'
import { chooseLocale } from '../lib/chooseLocale'

loadAllLocales()

/** The languages of a build, from a list such as `de sr`. Throws if one has no folder in i18n/. */
export function builtLocales(list: string): Locales[] {
  return list.split(' ').map((name) => {
    if (isLocale(name)) return name
    throw new Error(`VITE_LANGUAGES: "${name}" has no folder in i18n/, which has ${locales.join(', ')}`)
  })
}

/**
 * Writes the texts of index.html and payment.html. What a visitor reads before any script runs appears in all languages
 * of the build, and what nobody can choose in its default language.
 */
export function fillDocument(html: string, list: string): string {
  const built = builtLocales(list)
  const defaultLocale = chooseLocale(built, baseLocale, null)
  const paragraphs = (contentOf: (texts: (typeof documentTexts)[Locales]) => string) =>
    built
      .map((locale) => `<p lang="${languages[locale].tag}">${contentOf(documentTexts[locale])}</p>`)
      .join('\n      ')
  return html
    .replace('lang="de"', `lang="${languages[defaultLocale].tag}"`)
    .replace('%PAYMENT%', loadedLocales[defaultLocale].payment.heading)
    .replace('%DESCRIPTION%', documentTexts[defaultLocale].description)
    .replace(
      '%LOAD_FAILURE%',
      // An empty address reloads this page with its query.
      paragraphs(({ loadFailed, reload }) => `${loadFailed} <a href="">${reload}</a>`),
    )
    .replace(
      '%SCRIPT_REQUIRED%',
      paragraphs(({ scriptRequired }) => scriptRequired),
    )
}
