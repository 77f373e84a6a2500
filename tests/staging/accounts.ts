import type { Locales } from '../../i18n/i18n-types'
import { CannotRun } from '../../tools/conform/options'
import { locales } from '../browser/support/messages'
import { type Role, roles, type Tester } from '../paths/screens/ownProvider'
import { isWord, type OwnWords } from '../paths/screens/words'
import type { HappeningName } from './effects'
import { toBeAllowed } from './policy'

export type Account = Omit<Tester, 'voucher' | 'token'>

/** What the tester says of her provider, in a file. */
export interface Accounts {
  locale: Locales
  words: Partial<Record<Locales, OwnWords>>
  accounts: Partial<Record<Role, Account>>
  /** The code of a voucher that may be used up. */
  voucher?: string
  allow: HappeningName[]
}

const advice = 'docs/testers.md shows a whole file: "Walk the paths on your own provider".'

const refuse = (what: string): never => {
  throw new CannotRun(`The file of accounts cannot be used: ${what}.`, advice)
}

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isOneOf = <Name extends string>(names: readonly Name[], name: unknown): name is Name =>
  (names as readonly unknown[]).includes(name)

/** The fields of an object, each of which is known. */
function fieldsOf(at: string, value: unknown, known: readonly string[]): Fields {
  if (!isFields(value)) return refuse(`${at} must be an object`)
  for (const key of Object.keys(value))
    if (!known.includes(key)) refuse(`${at} has no "${key}"; it knows ${known.join(', ')}`)
  return value
}

function textOf(at: string, value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : refuse(`${at} must be a text`)
}

function accountOf(role: Role, value: unknown): Account {
  const at = `accounts.${role}`
  const optional = ['phone', 'code', 'newPassword'] as const
  const fields = fieldsOf(at, value, ['username', 'password', ...optional])
  const given = optional.filter((name) => fields[name] !== undefined)
  return {
    username: textOf(`${at}.username`, fields.username),
    password: textOf(`${at}.password`, fields.password),
    ...Object.fromEntries(given.map((name) => [name, textOf(`${at}.${name}`, fields[name])])),
  }
}

function wordsOf(locale: Locales, value: unknown) {
  if (!isFields(value)) return refuse(`words.${locale} must be an object`)
  return Object.fromEntries(
    Object.entries(value).map(([name, text]) => {
      if (!isWord(name))
        refuse(`words.${locale} has no "${name}"; the names are those of i18n/de, as tariff.activate`)
      return [name, textOf(`words.${locale}.${name}`, text)]
    }),
  )
}

function allowedOf(value: unknown): HappeningName[] {
  if (!Array.isArray(value)) return refuse('allow must be a list')
  return value.map((name: unknown) =>
    isOneOf(toBeAllowed, name)
      ? name
      : refuse(`"${name}" is nothing that has to be allowed; that are ${toBeAllowed.join(', ')}`),
  )
}

/** Reads the file of accounts and says in words what is wrong with it. */
export function readAccounts(text: string): Accounts {
  const file = fieldsOf('it', parsed(text), ['locale', 'words', 'accounts', 'voucher', 'allow'])
  const { locale = 'de', words = {}, accounts = {}, voucher, allow = [] } = file
  const given = Object.entries(fieldsOf('accounts', accounts, Object.keys(roles)))
  if (given.length === 0) refuse(`accounts holds none; it knows ${Object.keys(roles).join(', ')}`)
  return {
    locale: isOneOf(locales, locale) ? locale : refuse(`locale must be one of ${locales.join(', ')}`),
    words: Object.fromEntries(
      Object.entries(fieldsOf('words', words, locales)).map(([one, own]) => [
        one,
        wordsOf(one as Locales, own),
      ]),
    ),
    accounts: Object.fromEntries(given.map(([role, one]) => [role, accountOf(role as Role, one)])),
    ...(voucher !== undefined && { voucher: textOf('voucher', voucher) }),
    allow: allowedOf(allow),
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own words would quote the file, which holds passwords.
    return refuse('it is no JSON')
  }
}
