import { type Brand, type BrandId, brands } from '../brands'

/** What a deployment sets in the `portal:` meta tags of index.html. Origins are empty for the portal's own. */
export interface Settings {
  brandId: BrandId
  apiOrigin: string
  paymentOrigin: string
  /** Where the document with the payment provider's form stands: an origin that nothing of the customer is stored on. */
  paymentDocumentOrigin: string
  /** As `readPaymentBrands` takes them. */
  paymentBrands: string
  /** Whether the overview also asks for the renewal of a prepaid tariff, and for what is owed. */
  readsFurther: boolean
  /** After how many minutes without use a session ends; 0 for never. */
  inactivityMinutes: number
  /** Where what goes wrong is told; empty if nobody wants to know. */
  reportUrl: string
}

export interface PortalConfig extends Omit<Settings, 'brandId'> {
  brand: Brand
}

export function readSettings(page: Document): Settings {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    apiOrigin: meta('api-origin').replace(/\/+$/, ''),
    paymentOrigin: meta('payment-origin').replace(/\/+$/, ''),
    paymentDocumentOrigin: meta('payment-document-origin').replace(/\/+$/, ''),
    paymentBrands: meta('payment-brands'),
    readsFurther: meta('further-reads') !== 'off',
    inactivityMinutes: Math.max(0, Number.parseFloat(meta('inactivity-minutes')) || 0),
    brandId: meta('brand') === 'first' ? 'first' : 'second',
    reportUrl: meta('report-url'),
  }
}

export function readConfig(page: Document): PortalConfig {
  const { brandId, ...settings } = readSettings(page)
  return { ...settings, brand: brands[brandId] }
}
