import openApi from '../../../openapi.yaml?raw'
import field from '../../../sandbox/gatewayField.browser.js?raw'
import widget from '../../../sandbox/gatewayWidget.browser.js?raw'

// Replaces sandbox/platform.ts in the service worker, which has neither files nor Node.
type Platform = typeof import('../../../sandbox/platform')

export const openApiText: Platform['openApiText'] = () => openApi
export const widgetText: Platform['widgetText'] = () => widget
export const fieldText: Platform['fieldText'] = () => field

export const integrityOf: Platform['integrityOf'] = async (script) => {
  const hash = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(script))
  return `sha384-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`
}
