import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** First stage of the widget: names the checkout and loads the second stage from where it came itself. */
export const bootstrapScript = (checkoutId: string) => `(() => {
  const { origin } = new URL(document.currentScript.src)
  const nothingYet = () => undefined
  window.wpwl = { checkout: { id: ${JSON.stringify(checkoutId)} }, unload: window.wpwl?.unload ?? nothingYet }
  const script = document.createElement('script')
  script.src = origin + '/v1/static/1.0.0/js/static.min.js'
  document.head.append(script)
})()
`

/** The hash of the first stage, as the `integrity` of a script element takes it. */
export const integrityOf = (script: string) =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** Second stage: puts the widget in place of every form. */
export const widgetScript = () => read('gatewayWidget.browser.js')

/** What runs in the frames for card number and CVV. */
export const fieldScript = () => read('gatewayField.browser.js')
