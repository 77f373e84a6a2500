import type { FrameConfig, FrameMessage } from '../frame/messages'

/** Pixels; no form of the payment provider is higher. */
const MAX_HEIGHT_PX = 3_000

interface Listener {
  /** The content for the frame; read when it listens, and whenever the look changes. */
  getConfig: () => FrameConfig
  onReady: () => void
  /** The checkout can no longer be paid. */
  onExpired: () => void
  /** There is no usable form. */
  onBroken: () => void
  onHeight: (pixels: number) => void
}

/** Exchanges messages only with the document that shows the form. Returns a function that stops it. */
export function listenToFrame(frame: HTMLIFrameElement, origin: string, listener: Listener): () => void {
  const darkQuery = window.matchMedia('(prefers-color-scheme: dark)')
  const sendConfig = () => frame.contentWindow?.postMessage(listener.getConfig(), origin)
  const handlers: Record<string, () => void> = {
    listening() {
      sendConfig()
      // The look may change, as at dusk, while the form is open.
      darkQuery.addEventListener('change', sendConfig)
    },
    ready: listener.onReady,
    expired: listener.onExpired,
    broken: listener.onBroken,
  }
  const onMessage = ({ source, origin: senderOrigin, data }: MessageEvent<FrameMessage | null>) => {
    if (source !== frame.contentWindow || senderOrigin !== origin) return
    // Messages are as untrusted as that document's script.
    if (typeof data === 'string') {
      if (Object.hasOwn(handlers, data)) handlers[data]?.()
    } else if (Number(data?.height) > 0) listener.onHeight(Math.min(Number(data?.height), MAX_HEIGHT_PX))
  }
  window.addEventListener('message', onMessage)
  return () => {
    darkQuery.removeEventListener('change', sendConfig)
    window.removeEventListener('message', onMessage)
  }
}
