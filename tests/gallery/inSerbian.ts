import MagicString from 'magic-string'
import { parseAst, Visitor } from 'vite'
import { keysOf, messages } from '../../scripts/gallery/messages'
import { phrases } from './serbianPhrases'

/** Of words that German has for several things, those that walkers press. */
const usual = ['login.submit', 'topUp.submit']

/** The Serbian for a text that is a whole message; nothing, where it is none. */
function serbianFor(text: string, file: string): string | undefined {
  const keys = keysOf(text, 'de').filter((key) => messages.de.get(key) === text)
  if (new Set(keys.map((key) => messages.sr.get(key))).size < 2) return keys[0] && messages.sr.get(keys[0])
  const own = keys.find((key) => file.startsWith(key.split('.')[0] ?? key))
  const key = own ?? usual.find((one) => keys.includes(one))
  if (!key) throw new Error(`«${text}» in ${file} is one of ${keys.join(', ')}`)
  return messages.sr.get(key)
}

/** The source of a walker that finds things by German words, as one that finds them by Serbian words. */
export function inSerbian(source: string, file: string): string {
  const replaced = phrases.reduce((text, [german, serbian]) => text.replaceAll(german, () => serbian), source)
  const text = new MagicString(replaced)
  new Visitor({
    Literal({ value, start, end }) {
      if (typeof value !== 'string') return
      const serbian = value === 'de' ? 'sr' : serbianFor(value.trim(), file)
      if (serbian) text.overwrite(start, end, JSON.stringify(value.replace(value.trim(), () => serbian)))
    },
  }).visit(parseAst(replaced, { lang: 'ts' }))
  return text.toString()
}
