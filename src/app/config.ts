import { type Brand, brands } from '../brands'
import { type PaymentBrand, readPaymentBrands } from '../domain/paymentBrands'

/** What a deployment sets in the `portal:` meta tags of index.html. Origins are empty for the portal's own. */
export interface PortalConfig {
  apiOrigin: string
  paymentOrigin: string
  /** Where the document with the payment provider's form stands: an origin that nothing of the customer is stored on. */
  paymentDocumentOrigin: string
  paymentBrands: readonly PaymentBrand[]
  /** After how many minutes without use a session ends; 0 for never. */
  inactivityMinutes: number
  brand: Brand
  /** Where what goes wrong is told; empty if nobody wants to know. */
  reportUrl: string
}

export function readConfig(page: Document): PortalConfig {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    apiOrigin: meta('api-origin').replace(/\/+$/, ''),
    paymentOrigin: meta('payment-origin').replace(/\/+$/, ''),
    paymentDocumentOrigin: meta('payment-document-origin').replace(/\/+$/, ''),
    paymentBrands: readPaymentBrands(meta('payment-brands')),
    inactivityMinutes: Math.max(0, Number.parseFloat(meta('inactivity-minutes')) || 0),
    brand: meta('brand') === 'first' ? brands.first : brands.second,
    reportUrl: meta('report-url'),
  }
}
