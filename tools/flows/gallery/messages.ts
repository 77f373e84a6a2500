import de from '../../../i18n/de'
import type { Locales } from '../../../i18n/i18n-types'
import sr from '../../../i18n/sr'

interface Words {
  [key: string]: string | Words
}

const flat = (words: Words, before = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[before + key, word]] : flat(word, `${before}${key}.`),
  )

/** Every message of a language as it is written, by its key: `tariff.heading`. */
export const messages: Readonly<Record<Locales, ReadonlyMap<string, string>>> = {
  de: new Map(flat(de)),
  sr: new Map(flat(sr)),
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a message can read: `{count:number} {{Tag|Tage}}` has any text for the first and one of the two for the other. */
function patternOf(message: string): RegExp {
  const parts = message.split(/(\{\{.*?\}\}|\{.*?\})/)
  const source = parts.map((part) => {
    if (part.startsWith('{{')) {
      const forms = part.slice(2, -2).replace(/^\w+:/, '').split('|')
      return `(?:${forms.map((form) => escaped(form).replaceAll('\\?\\?', '\\d+')).join('|')})`
    }
    return part.startsWith('{') ? '.+' : escaped(part)
  })
  return new RegExp(`^${source.join('')}$`, 's')
}

const isWhole = (message: string) => !message.includes('{')
/** A message of little else than what is filled in would be found everywhere. */
const isTelling = (message: string) => message.replaceAll(/\{.*?\}+/g, '').replaceAll(/\W/g, '').length > 3

const exactOf = { de: byText('de'), sr: byText('sr') }
const patternsOf = { de: patterns('de'), sr: patterns('sr') }

function byText(locale: Locales): Map<string, string[]> {
  const keys = new Map<string, string[]>()
  for (const [key, message] of messages[locale])
    if (isWhole(message)) keys.set(message, [...(keys.get(message) ?? []), key])
  return keys
}

function patterns(locale: Locales): [string, RegExp][] {
  const filledIn = [...messages[locale]].filter(([, message]) => !isWhole(message) && isTelling(message))
  return filledIn.map(([key, message]) => [key, patternOf(message)])
}

/** The keys of the messages that read like this; several, where the same words stand for several things. */
export const keysOf = (text: string, locale: Locales): string[] =>
  exactOf[locale].get(text) ??
  patternsOf[locale].filter(([, pattern]) => pattern.test(text)).map(([key]) => key)
