import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// Everything that the sandbox takes from Node. In a service worker, tools/site/worker/platform.ts replaces this file.

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')

/** The description of the API. */
export const openApiText = () => read('../openapi.yaml')

/** Second stage of the payment provider's script. */
export const widgetText = () => read('gatewayWidget.browser.js')

/** The script in the frames for card number and CVV. */
export const fieldText = () => read('gatewayField.browser.js')

/** The hash of a script for the `integrity` of its element. Asynchronous, because browsers only hash asynchronously. */
export const integrityOf = async (script: string): Promise<string> =>
  `sha384-${createHash('sha384').update(script).digest('base64')}`
