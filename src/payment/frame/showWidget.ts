import { base } from '../../lib/base'
import type { FrameOrder } from './messages'

/** What the payment provider's script reads when it starts. */
interface WidgetOptions {
  locale: string
  style: 'plain'
  labels: Record<string, string>
  errorMessages: Record<string, string>
  /** Where the pages of the payment provider and of banks are shown, and where the customer comes back. */
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
  /** Origin of the portal, to which the customer comes back. */
  portalOrigin: string
}

/** Puts the payment provider's form into the document, once. */
export function showWidget(
  host: HTMLElement,
  { checkoutId, integrity, brands, returnPath, language, labels, errorMessages }: FrameOrder,
  { origin, portalOrigin }: Gateway,
  tell: (news: 'ready' | 'expired' | 'broken') => void,
): void {
  window.wpwlOptions = {
    ...{ style: 'plain', locale: language.widget, labels, errorMessages },
    ...{ paymentTarget: '_top', shopperResultTarget: '_top' },
    onReady: () => tell('ready'),
    onError: ({ name }) => tell(name === 'InvalidCheckoutIdError' ? 'expired' : 'broken'),
  }
  const action = new URL(base + returnPath, portalOrigin).href
  const form = Object.assign(document.createElement('form'), { className: 'paymentWidgets', action })
  form.dataset.brands = brands.join(' ')
  const script = document.createElement('script')
  script.onerror = () => tell('broken')
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  script.src = `${origin}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(checkoutId)}`
  host.replaceChildren(form, script)
}
