import type { Locales } from '../../i18n/i18n-types'
import { isLocale } from '../../i18n/i18n-util'
import type { Brand } from '../brands/brand'

/** Settings from the `portal:` meta tags of index.html. An empty origin means the portal's own. */
export interface Settings {
  brand: Brand
  apiOrigin: string
  /** The languages that customers can choose, such as `de sr`. */
  languages: string
  paymentOrigin: string
  /** Whether the overview also requests the renewal of a prepaid tariff, and the amount due. */
  showsUpcomingCards: boolean
  /** Minutes without use after which a session ends; 0 for never. */
  inactivityMinutes: number
  /** URL that receives reports of incidents; empty for no reports. */
  reportUrl: string
  /** A setting that only some pages read; empty if the deployment does not set it. */
  readSetting: (name: string) => string
}

export interface PortalConfig extends Omit<Settings, 'languages'> {
  locales: Locales[]
}

/** The brand of a document: the build writes one for each. */
export const readBrand = (page: Document): Brand =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? '')

export function readSettings(page: Document): Settings {
  const readSetting = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    apiOrigin: readSetting('api-origin').replace(/\/+$/, ''),
    languages: readSetting('languages'),
    paymentOrigin: readSetting('payment-origin').replace(/\/+$/, ''),
    showsUpcomingCards: readSetting('further-reads') !== 'off',
    inactivityMinutes: Math.max(0, Number.parseFloat(readSetting('inactivity-minutes')) || 0),
    brand: readBrand(page),
    reportUrl: readSetting('report-url'),
    readSetting,
  }
}

export function readConfig(page: Document): PortalConfig {
  const { languages, ...settings } = readSettings(page)
  return {
    ...settings,
    locales: languages.split(' ').filter(isLocale),
  }
}
