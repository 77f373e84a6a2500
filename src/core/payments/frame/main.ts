import type { FrameConfig, FrameMessage } from './messages'
import { readFrameConfig } from './readFrameConfig'
import { showWidget } from './showWidget'

// This document holds no customer data: the payment provider's script can read everything in it.

const readMeta = (name: string) =>
  document
    .querySelector<HTMLMetaElement>(`meta[name="payment:${name}"]`)
    ?.content.trim()
    .replace(/\/+$/, '') || window.location.origin
const gateway = { origin: readMeta('origin'), portalOrigin: readMeta('portal-origin') }
const container = document.getElementById('payment') as HTMLElement
const postToPortal = (message: FrameMessage) => window.parent.postMessage(message, gateway.portalOrigin)

function applyConfig({ language, look }: FrameConfig): void {
  document.documentElement.lang = language.tag ?? ''
  for (const [name, value] of Object.entries(look))
    document.documentElement.style.setProperty(`--${name}`, value)
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== gateway.portalOrigin) return
  const config = readFrameConfig(data)
  if (!config) return postToPortal('broken')
  applyConfig(config)
  // A change of the look, as at dusk, sends the same configuration: the form stays, with the text typed into it.
  if (!window.wpwlOptions) showWidget(container, config, gateway, postToPortal)
})
new ResizeObserver(() => postToPortal({ height: container.scrollHeight })).observe(container)
postToPortal('listening')
