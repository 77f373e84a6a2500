import type { FrameNews, FrameOrder } from './messages'
import { readOrder } from './readOrder'
import { showWidget } from './showWidget'

// This document holds no customer data: the payment provider's script can read everything in it.

const meta = (name: string) =>
  document
    .querySelector<HTMLMetaElement>(`meta[name="payment:${name}"]`)
    ?.content.trim()
    .replace(/\/+$/, '') || window.location.origin
const gateway = { origin: meta('origin'), portalOrigin: meta('portal-origin') }
const host = document.getElementById('payment') as HTMLElement
const tell = (news: FrameNews) => window.parent.postMessage(news, gateway.portalOrigin)

function wear({ language, look }: FrameOrder): void {
  document.documentElement.lang = language.tag ?? ''
  for (const [name, value] of Object.entries(look))
    document.documentElement.style.setProperty(`--${name}`, value)
}

window.addEventListener('message', ({ source, origin, data }) => {
  if (source !== window.parent || origin !== gateway.portalOrigin) return
  const order = readOrder(data)
  if (!order) return tell('broken')
  wear(order)
  // A change of the look, as at dusk, sends the same order: the form stays, with the text typed into it.
  if (!window.wpwlOptions) showWidget(host, order, gateway, tell)
})
new ResizeObserver(() => tell({ height: host.scrollHeight })).observe(host)
tell('listening')
