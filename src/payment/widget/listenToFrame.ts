import type { FrameNews, FrameOrder } from '../frame/messages'

/** Milliseconds after which the customer sees that the form is slow. */
const PATIENCE_MS = 4_000
/** Milliseconds after which a form that is not ready has failed. */
const TIMEOUT_MS = 20_000
/** Pixels; no form of the payment provider is higher. */
const HIGHEST = 3_000

interface Listener {
  /** The content for the frame; read when it listens, and whenever the look changes. */
  order: () => FrameOrder
  onReady: () => void
  /** It takes longer than usual, but may appear. */
  onSlow: () => void
  /** The checkout can no longer be paid. */
  onExpired: () => void
  /** There is no usable form. */
  onBroken: () => void
  onHeight: (pixels: number) => void
}

/** Exchanges messages only with the document that shows the form. Returns a function that stops it. */
export function listenToFrame(frame: HTMLIFrameElement, origin: string, listener: Listener): () => void {
  const slow = setTimeout(listener.onSlow, PATIENCE_MS)
  const late = setTimeout(listener.onBroken, TIMEOUT_MS)
  const stopWaiting = () => {
    clearTimeout(slow)
    clearTimeout(late)
  }
  const dark = window.matchMedia('(prefers-color-scheme: dark)')
  const tellOrder = () => frame.contentWindow?.postMessage(listener.order(), origin)
  const told: Record<string, () => void> = {
    listening() {
      tellOrder()
      // The look may change, as at dusk, while the form is open.
      dark.addEventListener('change', tellOrder)
    },
    ready: listener.onReady,
    expired: listener.onExpired,
    broken: listener.onBroken,
  }
  const onMessage = ({ source, origin: from, data }: MessageEvent<FrameNews | null>) => {
    if (source !== frame.contentWindow || from !== origin) return
    // Messages are as untrusted as that document's script.
    if (typeof data === 'string') {
      if (!Object.hasOwn(told, data)) return
      if (data !== 'listening') stopWaiting()
      told[data]?.()
    } else if (Number(data?.height) > 0) listener.onHeight(Math.min(Number(data?.height), HIGHEST))
  }
  window.addEventListener('message', onMessage)
  return () => {
    stopWaiting()
    dark.removeEventListener('change', tellOrder)
    window.removeEventListener('message', onMessage)
  }
}
