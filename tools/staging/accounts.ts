import { Ajv } from 'ajv'
import type { Locales } from '../../i18n/i18n-types'
import { baseLocale, locales } from '../../i18n/i18n-util'
import { type AccountName, accountNames, type TestAccount } from '../../tests/paths/drivers/staging'
import { isMessageKey, type MessageOverrides } from '../../tests/paths/drivers/translate'
import { CannotRunError } from '../conform/options'
import { eventsToAllow } from './policy'

export type Account = Omit<TestAccount, 'voucher'>

/** The tester's file about her provider. */
export interface Accounts {
  locale: Locales
  words: Partial<Record<Locales, MessageOverrides>>
  accounts: Partial<Record<AccountName, Account>>
  /** The code of a voucher that may be used up. */
  voucher?: string
  allow: string[]
}

const text = { type: 'string', minLength: 1 }
const objectOf = (properties: object) => ({ type: 'object', additionalProperties: false, properties })
const each = (names: readonly string[], value: object) =>
  objectOf(Object.fromEntries(names.map((name) => [name, value])))

const messages = { type: 'object', additionalProperties: text, propertyNames: { format: 'word' } }
const account = {
  ...each(['username', 'password', 'phone', 'code', 'newPassword'], text),
  required: ['username', 'password'],
}
const schema = {
  ...objectOf({
    locale: { enum: locales, default: baseLocale },
    words: { ...each(locales, messages), default: {} },
    accounts: { ...each(accountNames, account), minProperties: 1 },
    voucher: text,
    allow: { type: 'array', items: { enum: eventsToAllow }, default: [] },
  }),
  required: ['accounts'],
}
const isAccounts = new Ajv({ useDefaults: true, formats: { word: isMessageKey } }).compile<Accounts>(schema)

function parseJson(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    // The parser's own words would quote the file, which holds passwords.
    return undefined
  }
}

/** Reads the file of accounts, and describes its errors; no message quotes a text of the file. */
export function readAccounts(file: string): Accounts {
  const accounts = parseJson(file)
  if (isAccounts(accounts)) return accounts
  const { instancePath, propertyName, message, params } = isAccounts.errors?.[0] ?? {}
  const fault = [instancePath, propertyName, message, JSON.stringify(params)].filter(Boolean).join(' ')
  throw new CannotRunError(
    `The file of accounts is invalid: ${accounts === undefined ? 'it is not JSON' : fault}.`,
    'docs/testers.md shows a complete file: "Walk the paths on staging".',
  )
}
