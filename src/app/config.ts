import type { Locales } from '../../i18n/i18n-types'
import { isLocale } from '../../i18n/i18n-util'
import type { Brand } from '../brands/brand'
import type { Config } from '../core/services'
import { readApiOrigin, readInactivityMinutes, readSetting } from './settings'

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

export const readConfig = (page: Document): PortalConfig => ({
  readSetting: (name) => readSetting(page, name),
  brand: readBrand(page),
  apiOrigin: readApiOrigin(page),
  locales: readSetting(page, 'languages').split(' ').filter(isLocale),
  inactivityMinutes: readInactivityMinutes(page),
})
