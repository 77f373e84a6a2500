import type { Locales } from '../../../i18n/i18n-types'
import type { BrandId } from '../../../src/brands'
import { locales } from './messages'
import { test } from './test'

/** Each language is looked at in a brand of its own: no rule asks in which language a colour is. */
const brandOf: Readonly<Record<Locales, BrandId>> = { de: 'second', sr: 'first' }

/** Declares the same tests in each language, and with them in each brand. */
export function eachLanguage(declare: (locale: Locales) => void): void {
  for (const locale of locales)
    test.describe(`in the ${brandOf[locale]} brand`, () => {
      test.use({ brand: brandOf[locale] })
      declare(locale)
    })
}
