import de from '../../../i18n/de/index'
import sr from '../../../i18n/sr/index'
import type { SourceFile } from './sourceFiles'

/** What the customer reads, in both languages, and the files that show it. */
export function sentences(sources: readonly SourceFile[]) {
  const serbian = new Map(leavesOf(sr))
  return leavesOf(de).map(([key, text]) => ({
    key,
    de: plain(text),
    sr: plain(serbian.get(key) ?? ''),
    files: showing(sources, key).map(({ file }) => file),
  }))
}

/** `[tariff.heading, Mein Tarif]` for each of the nested texts. */
export function leavesOf(words: object, above = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[above + name, value]] : leavesOf(value, `${above}${name}.`),
  )
}

/** The files that contain the full key of a sentence; without one, those that build the key. */
function showing(sources: readonly SourceFile[], key: string): SourceFile[] {
  const [last = '', group = ''] = key.split('.').reverse()
  const near = sources.filter(({ text }) => text.includes('LL') && text.includes(last))
  const exact = near.filter(({ text }) => new RegExp(`\\bLL\\.${key.replaceAll('.', '\\.')}\\b`).test(text))
  const parts = [group, last].map((name) => new RegExp(`\\b${name}\\b`))
  return exact.length > 0 ? exact : near.filter(({ text }) => parts.every((part) => part.test(text)))
}

/** `{amount:string}` is read as `…`, `{{days:Tag|Tage}}` as `Tage`. */
const plain = (text: string): string =>
  text.replace(/\{\{[^}]*?([^|:{}]*)\}\}/g, '$1').replace(/\{[^}]*\}/g, '…')
