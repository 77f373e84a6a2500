/**
 * Copies the base language to a new folder and marks each text as untranslated:
 *   npm run new:language -- hr
 */
import { execSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import MagicString from 'magic-string'
import { parseAst, Visitor } from 'vite'
import messages from '../i18n/de'
import { baseLocale } from '../i18n/i18n-util'

/** Begins each text that nobody has translated; `scripts/tests/wording.test.ts` refuses it. */
const MARK = `[${baseLocale}] `

const [locale = ''] = process.argv.slice(2)
const folder = join('i18n', locale)
if (!/^[a-z]{2,3}$/.test(locale))
  throw new Error('Name a language of two or three letters: npm run new:language -- hr')
if (existsSync(folder)) throw new Error(`${folder} exists`)

/** What the portal knows of a language, without a translator: its tag and how it writes numbers. */
function factsOf(tag: string): Record<string, string> {
  const parts = new Intl.NumberFormat(tag).formatToParts(12_345.5)
  const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return { tag, shortName: tag.toUpperCase(), group: separator('group'), decimal: separator('decimal') }
}

/** The type that reports missing and unknown keys in the messages of one file. */
function typeOf(name: string): string | undefined {
  if (/message$/i.test(name)) return "Partial<Translation['message']>"
  return name in messages ? `Translation['${name}']` : undefined
}

/** Whether a text needs a translator: `{amount:number} €` does not. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{.*?\}/g, ''))

/** The type of all messages, or of those in a folder that loads apart from them. */
const dictionaryTypeOf = (folder: string) =>
  folder === baseLocale
    ? 'Translation'
    : `Namespace${folder.charAt(0).toUpperCase()}${folder.slice(1)}Translation`

/** The same file for the new language: marked texts, its own names, and types that report missing and unknown keys. */
function copyOf(file: string): string {
  const code = readFileSync(file, 'utf8')
  const facts = basename(file) === 'language.ts' ? factsOf(locale) : {}
  const text = new MagicString(code)
  let isTyped = false
  new Visitor({
    Property({ key, value }) {
      if (value.type !== 'Literal' || typeof value.value !== 'string') return
      const fact = key.type === 'Identifier' ? facts[key.name] : undefined
      if (fact === undefined && hasWords(value.value)) text.appendLeft(value.start + 1, MARK)
      else if (fact !== undefined) text.overwrite(value.start, value.end, `'${fact}'`)
    },
    VariableDeclarator({ id, init }) {
      const type = id.type === 'Identifier' && init?.type === 'ObjectExpression' && typeOf(id.name)
      if (!type) return
      text.appendLeft(init.end, ` satisfies ${type}`)
      isTyped = true
    },
  }).visit(parseAst(code, { lang: 'ts' }))
  if (isTyped) text.prepend(`import type { Translation } from '../i18n-types'\n\n`)
  return text
    .toString()
    .replaceAll(/^\/\/ Node runs this file.*\n/gm, '')
    .replaceAll(/(from '\.\/\w+)\.js'/g, "$1'")
    .replaceAll(/\{(\w+):\w+\}/g, '{$1}')
    .replaceAll('BaseTranslation', dictionaryTypeOf(basename(dirname(file))))
    .replaceAll(new RegExp(`\\b${baseLocale}\\b(?! *\\])`, 'g'), locale)
}

cpSync(join('i18n', baseLocale), folder, { recursive: true })
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.ts'),
))
  writeFileSync(join(folder, name), copyOf(join('i18n', baseLocale, name)))
execSync('npm run generate && npx biome check --write i18n', { stdio: 'pipe' })
console.info(`Translate the texts in ${folder} and check its language.ts. Untranslated ones begin with "${MARK.trim()}":
  grep -rnF '${MARK.trim()}' ${folder}
  VITE_LANGUAGES="de sr ${locale}" npm start`)
