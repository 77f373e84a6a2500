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
  /** Origin of the document with the payment provider's form. It stores nothing of the customer. */
  paymentDocumentOrigin: string
  /** Format: see `readPaymentBrands`. */
  paymentBrands: string
  /** Where customers transfer money to; empty for nowhere. Format: see `readTransferAccount`. */
  transferAccount: string
  /** Whether the overview also requests the renewal of a prepaid tariff, and the amount due. */
  showsUpcomingCards: boolean
  /** Minutes without use after which a session ends; 0 for never. */
  inactivityMinutes: number
  /** URL that receives reports of incidents; empty for no reports. */
  reportUrl: string
}

export interface PortalConfig extends Omit<Settings, 'languages'> {
  locales: Locales[]
}

/** The brand of a document: the build writes one for each. */
export const readBrand = (page: Document): Brand =>
  JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=brand]')?.content ?? '')

export function readSettings(page: Document): Settings {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    apiOrigin: meta('api-origin').replace(/\/+$/, ''),
    languages: meta('languages'),
    paymentOrigin: meta('payment-origin').replace(/\/+$/, ''),
    paymentDocumentOrigin: meta('payment-document-origin').replace(/\/+$/, ''),
    paymentBrands: meta('payment-brands'),
    transferAccount: meta('transfer-account'),
    showsUpcomingCards: meta('further-reads') !== 'off',
    inactivityMinutes: Math.max(0, Number.parseFloat(meta('inactivity-minutes')) || 0),
    brand: readBrand(page),
    reportUrl: meta('report-url'),
  }
}

export function readConfig(page: Document): PortalConfig {
  const { languages, ...settings } = readSettings(page)
  return {
    ...settings,
    locales: languages.split(' ').filter(isLocale),
  }
}
