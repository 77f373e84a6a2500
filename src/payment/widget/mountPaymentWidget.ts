import { isScriptHash } from '../../lib/scriptIntegrity'

/** What the payment provider's script reads when it starts. */
interface WidgetOptions {
  locale: string
  style: 'plain'
  labels: Record<string, string>
  errorMessages: Record<string, string>
  onReady: () => void
  onError: (error: { name?: string }) => void
}

declare global {
  interface Window {
    wpwl?: { unload?: () => void }
    wpwlOptions?: WidgetOptions
  }
}

export interface WidgetOrder {
  /** Origin of the payment provider. */
  origin: string
  checkoutId: string
  /** Hash of the script, if the provider gave one. */
  integrity: string | null
  brands: readonly string[]
  /** Where the payment provider sends the customer afterwards. */
  action: string
  texts: Pick<WidgetOptions, 'locale' | 'labels' | 'errorMessages'>
  onReady: () => void
  /** It takes longer than usual, and is still expected. */
  onSlow: () => void
  /** `expired`: the checkout cannot be paid any more. `broken`: there is no usable form. */
  onFailed: (reason: 'expired' | 'broken') => void
}

/** Milliseconds after which the customer is told that it takes its time. */
const PATIENCE_MS = 4_000
/** Milliseconds after which a script that never gets ready is given up. */
const TIMEOUT_MS = 20_000
/** Milliseconds that a script which arrives after the customer has left may still have effects. */
const AFTERMATH = 3_000

/** Settles when nothing of the widget before can come any more, since removing a script does not cancel it. */
let formerIsGone: Promise<void> = Promise.resolve()

/** Puts the payment provider's widget into an empty element, and hands over how to take it away again. */
export function mountPaymentWidget(host: HTMLElement, order: WidgetOrder): () => void {
  let left = false
  let takeAway = () => {}
  // Not at once: under React's strict mode the first of two mounts is over by then.
  const timer = setTimeout(async () => {
    await formerIsGone
    if (!left) takeAway = begin(host, order)
  })
  return () => {
    left = true
    clearTimeout(timer)
    takeAway()
  }
}

function begin(host: HTMLElement, { origin, checkoutId, integrity, brands, action, ...order }: WidgetOrder) {
  let left = false
  const script = document.createElement('script')
  const settled = new Promise<void>((settle) => {
    const tell = (news: () => void) => {
      clearTimeout(slow)
      clearTimeout(late)
      settle()
      if (!left) news()
    }
    const slow = setTimeout(() => left || order.onSlow(), PATIENCE_MS)
    const late = setTimeout(() => tell(() => order.onFailed('broken')), TIMEOUT_MS)
    window.wpwlOptions = {
      style: 'plain',
      ...order.texts,
      onReady: () => tell(order.onReady),
      onError: ({ name }) =>
        tell(() => order.onFailed(name === 'InvalidCheckoutIdError' ? 'expired' : 'broken')),
    }
    script.onerror = () => tell(() => order.onFailed('broken'))
    script.onload = () => {
      if (left) setTimeout(settle, AFTERMATH)
    }
  })

  const form = Object.assign(document.createElement('form'), { className: 'paymentWidgets', action })
  form.dataset.brands = brands.join(' ')
  if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
  script.src = `${origin}/v1/paymentWidgets.js?checkoutId=${encodeURIComponent(checkoutId)}`
  if (integrity !== null && !isScriptHash(integrity)) script.dispatchEvent(new Event('error'))
  else {
    markDocument()
    host.replaceChildren(form, script)
  }

  const remove = () => {
    window.wpwl?.unload?.()
    for (const own of document.querySelectorAll(`script[src^="${origin}/v1/"]`)) own.remove()
    host.replaceChildren()
  }
  return () => {
    left = true
    remove()
    // What is still on its way reads its options when it arrives, and tells by them that it found no form.
    formerIsGone = settled.then(() => {
      remove()
      delete window.wpwlOptions
    })
  }
}

/** The document remembers on which path it let the payment provider's script in. */
function markDocument(): void {
  document.documentElement.dataset.paymentScriptAt = window.location.pathname
}
