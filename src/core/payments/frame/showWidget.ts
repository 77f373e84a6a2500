import { base } from '../../../lib/base'
import type { FrameConfig } from './messages'

/** The options that the payment provider's script reads. */
interface WidgetOptions {
  locale: string
  style: 'plain'
  labels: Record<string, string>
  errorMessages: Record<string, string>
  /** Where pages of the payment provider and banks open, and where the customer returns. */
  paymentTarget: '_top'
  shopperResultTarget: '_top'
  onReady: () => void
  onError: (error: { name?: string }) => void
}

declare global {
  interface Window {
    wpwlOptions?: WidgetOptions
  }
}

interface Gateway {
  /** Origin of the payment provider. */
  origin: string
  /** Origin of the portal, to which the customer returns. */
  portalOrigin: string
}

/** Adds the payment provider's form to the document, once. */
export function showWidget(
  container: HTMLElement,
  { checkoutId, integrity, brands, returnPath, language, labels, errorMessages }: FrameConfig,
  { origin, portalOrigin }: Gateway,
  postToPortal: (message: 'ready' | 'expired' | 'broken') => void,
): void {
  window.wpwlOptions = {
    ...{ style: 'plain', locale: language.widget, labels, errorMessages },
    ...{ paymentTarget: '_top', shopperResultTarget: '_top' },
    onReady: () => postToPortal('ready'),
    onError: ({ name }) => postToPortal(name === 'InvalidCheckoutIdError' ? 'expired' : 'broken'),
  }
  const action = new URL(base + returnPath, portalOrigin).href
  const form = Object.assign(document.createElement('form'), { className: 'paymentWidgets', action })
  form.dataset.brands = brands.join(' ')
  const script = document.createElement('script')
  script.onerror = () => postToPortal('broken')
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  script.src = `${origin}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(checkoutId)}`
  container.replaceChildren(form, script)
}
