import { loadedLocales, locales } from '../../../i18n/i18n-util'
import { apiDocument } from '../../../sandbox/document'
import { flattenMessages, stripPlaceholders } from './customerTexts'
import type { SourceFile } from './sourceFiles'

const texts = locales.map((locale) => new Map(flattenMessages(loadedLocales[locale])))
const operations = Object.values(apiDocument().paths).flatMap(({ get, post }) =>
  [get ?? [], post ?? []].flat(),
)

const CONTROL_KEY =
  /\b(?:(?:pressButton|button|onCard|type|translate)\(|pressInDialog\(\s*'[\w.]+',)\s*'([\w.]+)'/g

const namesIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name)

/**
 * What a customer presses for an event, and what a port asks the provider. The drivers of the screens know both
 * (`tests/paths/drivers`), because they find controls by their texts.
 */
export function customerWords(flow: string, drivers: readonly SourceFile[]) {
  const source = drivers.find(({ text }) => text.includes(`export const ${flow} = driverOf`))?.text ?? ''
  const driver = source.split(`export const ${flow} = `)[1]?.split(/^export /m)[0] ?? ''
  const sharedEvents = drivers.find(({ file }) => file.endsWith('/driver.ts'))?.text ?? ''

  /** The code of a function in the file, by its name. */
  const bodyOf = (name: string) =>
    new RegExp(`^( *)(?:async function|function|const) ${name}\\b[^]*?(?=\\n\\1\\S|\\n\\n)`, 'm').exec(
      source,
    )?.[0] ?? ''

  function keysOf(event: string): string[] {
    const pattern = new RegExp(
      `'${event}'((?:: |\\()[^]*?)(?:,\\n *(?:async )?'[\\w.()]+'(?:: |\\()|\\n *},?\\n|, \\.\\.\\.)`,
    )
    const [, handler = ''] = pattern.exec(driver) ?? pattern.exec(sharedEvents) ?? []
    const keys = namesIn(handler, CONTROL_KEY)
    // A branch has a control of its own.
    if (keys.length > 0) return /\?\?| \? |return .*\n/.test(handler) ? keys : keys.slice(-1)
    const code = [handler, ...namesIn(handler, /(?<![.'\w])(\w+)/g).map(bodyOf)].join('\n')
    return namesIn(code, /\b(\w+)\.(?:send|fill)\b/g).flatMap((form) =>
      namesIn(driver, new RegExp(`\\b${form} = formOf\\(\\s*portal,\\s*'([\\w.]+)'`, 'g')),
    )
  }
  return {
    /** The texts of the controls in each language; none if no control sends the event. */
    labelsOf(event: string) {
      const keys = [...new Set(keysOf(event))]
      return texts.map((ofLocale) => keys.map((key) => stripPlaceholders(ofLocale.get(key) ?? key)))
    },
    /** The summary of the operation: `Prepare the payment of a bill`. */
    operationOf(port: string) {
      const [id] = namesIn(driver, new RegExp(`\\b${port}: (?:sends|reads)\\(\\s*\\[?'(\\w+)'`, 'g'))
      return operations.find(({ operationId }) => operationId === id)?.summary
    },
  }
}
