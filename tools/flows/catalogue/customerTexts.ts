import { baseLocale, loadedLocales, locales } from '../../../i18n/i18n-util'
import { loadAllLocales } from '../../../i18n/i18n-util.sync'
import type { SourceFile } from './sourceFiles'

loadAllLocales()

/** What the customer reads, in the base language and in the others, and the files that show it. */
export function customerTexts(sources: readonly SourceFile[]) {
  const others = locales
    .filter((locale) => locale !== baseLocale)
    .map((locale) => new Map(flattenMessages(loadedLocales[locale])))
  return flattenMessages(loadedLocales[baseLocale]).map(([key, text]) => ({
    key,
    text: stripPlaceholders(text),
    translations: others.map((messages) => stripPlaceholders(messages.get(key) ?? '')),
    files: filesShowing(sources, key).map(({ file }) => file),
  }))
}

/** `[tariff.heading, Mein Tarif]` for each of the nested texts. */
export function flattenMessages(messages: object, prefix = ''): [string, string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + name, value]] : flattenMessages(value, `${prefix}${name}.`),
  )
}

/** The files that contain the full key of a sentence; without one, those that build the key. */
function filesShowing(sources: readonly SourceFile[], key: string): SourceFile[] {
  const [last = '', group = ''] = key.split('.').reverse()
  const candidates = sources.filter(({ text }) => text.includes('LL') && text.includes(last))
  const exactMatches = candidates.filter(({ text }) =>
    new RegExp(`\\bLL\\.${key.replaceAll('.', '\\.')}\\b`).test(text),
  )
  const parts = [group, last].map((name) => new RegExp(`\\b${name}\\b`))
  return exactMatches.length > 0
    ? exactMatches
    : candidates.filter(({ text }) => parts.every((part) => part.test(text)))
}

/** `{amount:string}` is read as `…`, `{{days:Tag|Tage}}` as `Tage`. */
export const stripPlaceholders = (text: string): string =>
  text.replace(/\{\{[^}]*?([^|:{}]*)\}\}/g, '$1').replace(/\{[^}]*\}/g, '…')
