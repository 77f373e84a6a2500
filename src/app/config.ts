import { type Brand, brands } from '../brands'
import { type PaymentBrand, readPaymentBrands } from '../domain/paymentBrands'

/** What a deployment sets in the `portal:` meta tags of index.html. Origins are empty for the portal's own. */
export interface PortalConfig {
  apiOrigin: string
  paymentOrigin: string
  paymentBrands: readonly PaymentBrand[]
  brand: Brand
}

export function readConfig(page: Document): PortalConfig {
  const meta = (name: string) =>
    page.querySelector<HTMLMetaElement>(`meta[name="portal:${name}"]`)?.content.trim() ?? ''
  return {
    apiOrigin: meta('api-origin').replace(/\/+$/, ''),
    paymentOrigin: meta('payment-origin').replace(/\/+$/, ''),
    paymentBrands: readPaymentBrands(meta('payment-brands')),
    brand: meta('brand') === 'first' ? brands.first : brands.second,
  }
}
