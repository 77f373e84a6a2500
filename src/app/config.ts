import type { Locales } from '../../i18n/i18n-types'
import { isLocale } from '../../i18n/i18n-util'
import type { Brand } from '../brands/brand'
import type { Config } from '../core/services'

/** Settings from the `portal:` meta tags of index.html. An empty origin means the portal's own. */
export interface PortalConfig extends Config {
  brand: Brand
  apiOrigin: string
  readSetting: (name: string) => string
  /** The languages that customers can choose. */
  locales: Locales[]
  /** Minutes without use after which a session ends; 0 for never. */
  inactivityMinutes: number
}

/** The brand of a document: the build writes one for each. */
export const readBrand = (page: Document): Brand =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? '')

export function readConfig(page: Document): PortalConfig {
  const readSetting = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    readSetting,
    brand: readBrand(page),
    apiOrigin: readSetting('api-origin').replace(/\/+$/, ''),
    locales: readSetting('languages').split(' ').filter(isLocale),
    inactivityMinutes: Math.max(0, Number.parseFloat(readSetting('inactivity-minutes')) || 0),
  }
}
