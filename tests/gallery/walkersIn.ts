import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { Locales } from '../../i18n/i18n-types'
import type { BrandId } from '../../src/brands'
import { inSerbian } from './inSerbian'

/** The walkers of the screens speak German and know the second brand: here they learn another language and brand. */
export const walkersIn = (locale: Locales, brand: BrandId): Plugin => ({
  name: 'walkers-in',
  enforce: 'pre',
  transform(source, id) {
    if (!/\/tests\/paths\/screens\/\w+\.ts$/.test(id)) return
    const ofBrand = source.replaceAll('brands.second', `brands.${brand}`)
    return locale === 'sr' ? inSerbian(ofBrand, basename(id)) : ofBrand
  },
})
