import type { FrameNews, FrameOrder } from '../frame/messages'

/** Milliseconds after which the customer is told that it takes its time. */
const PATIENCE_MS = 4_000
/** Milliseconds after which a form that never gets ready is given up. */
const TIMEOUT_MS = 20_000
/** Pixels; no form of the payment provider is higher. */
const HIGHEST = 3_000

interface Listener {
  /** What the frame is to show; asked for when it listens, and whenever the look changes. */
  order: () => FrameOrder
  onReady: () => void
  /** It takes longer than usual, and is still expected. */
  onSlow: () => void
  /** The checkout cannot be paid any more. */
  onExpired: () => void
  /** There is no usable form. */
  onBroken: () => void
  onHeight: (pixels: number) => void
}

/** Talks with the document that shows the form, and with no other. Returns a function that ends it. */
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
      // The look changes, as at dusk, while the form is open.
      dark.addEventListener('change', tellOrder)
    },
    ready: listener.onReady,
    expired: listener.onExpired,
    broken: listener.onBroken,
  }
  const onMessage = ({ source, origin: from, data }: MessageEvent<FrameNews | null>) => {
    if (source !== frame.contentWindow || from !== origin) return
    // What comes is as foreign as the script in that document.
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
