import MagicString from 'magic-string'
import { type Plugin, parseAst, Visitor } from 'vite'

const accents = new Map(
  [...'aeiouAEIOU'].map((letter, index) => [letter, [...'åéïöüÅÉÏÖÜ'][index] ?? letter]),
)

/** Filler of this many letters, in words of at most six. */
const filler = (length: number) => ' ẋẋẋẋẋẋ'.repeat(Math.ceil(length / 7)).slice(0, length)

/**
 * A text with accents, in brackets and 40 % longer: `⟦Ånméldén ẋẋẋ⟧`. Its parameters stay as they are; each form of a
 * plural, as in `{{count:Tag|Tage}}`, gets the accents.
 */
export function pseudoText(text: string): string {
  const accented = text.replace(
    /(\{\{(?:\w+:)?|\{[^{}]*\})|\w/g,
    (found, syntax?: string) => syntax ?? accents.get(found) ?? found,
  )
  return `⟦${accented}${filler(Math.ceil(text.replaceAll(/\{.*?\}+/g, '').length * 0.4))}⟧`
}

/** Which languages exist and how they write numbers is no text. */
const isFact = (name: string) => ['tag', 'shortName', 'group', 'decimal'].includes(name)

/** With `VITE_PSEUDO_LANGUAGE=true`, replaces the German texts: what stays readable is in no message. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/i18n\/de\/[\w/]+\.ts$/ },
    handler(code) {
      if (process.env.VITE_PSEUDO_LANGUAGE !== 'true') return undefined
      const text = new MagicString(code)
      new Visitor({
        Property({ key, value }) {
          if (value.type !== 'Literal' || typeof value.value !== 'string') return
          if (key.type === 'Identifier' && isFact(key.name)) return
          text.overwrite(value.start, value.end, JSON.stringify(pseudoText(value.value)))
        },
      }).visit(parseAst(code, { lang: 'ts' }))
      return { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
    },
  },
})
