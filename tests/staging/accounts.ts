import { Ajv } from 'ajv'
import type { Locales } from '../../i18n/i18n-types'
import { CannotRun } from '../../tools/conform/options'
import { locales } from '../browser/support/messages'
import { type Role, roles, type Tester } from '../paths/screens/ownProvider'
import { isWord, type OwnWords } from '../paths/screens/words'
import { toBeAllowed } from './policy'

export type Account = Omit<Tester, 'voucher' | 'token'>

/** What the tester says of her provider, in a file. */
export interface Accounts {
  locale: Locales
  words: Partial<Record<Locales, OwnWords>>
  accounts: Partial<Record<Role, Account>>
  /** The code of a voucher that may be used up. */
  voucher?: string
  allow: string[]
}

const text = { type: 'string', minLength: 1 }
const closed = { type: 'object', additionalProperties: false }
const each = (names: readonly string[], value: object) =>
  Object.fromEntries(names.map((name) => [name, value]))

const account = {
  ...closed,
  properties: each(['username', 'password', 'phone', 'code', 'newPassword'], text),
  required: ['username', 'password'],
}
const schema = {
  ...closed,
  properties: {
    locale: { enum: locales, default: 'de' },
    words: {
      ...{ ...closed, default: {} },
      properties: each(locales, {
        ...{ type: 'object', additionalProperties: text },
        propertyNames: { format: 'word' },
      }),
    },
    accounts: { ...closed, properties: each(Object.keys(roles), account), minProperties: 1 },
    voucher: text,
    allow: { type: 'array', items: { enum: toBeAllowed }, default: [] },
  },
  required: ['accounts'],
}

const ajv = new Ajv({ useDefaults: true, formats: { word: isWord } })
const isAccounts = ajv.compile<Accounts>(schema)

const refuse = (what: string): never => {
  throw new CannotRun(
    `The file of accounts cannot be used: ${what}.`,
    'docs/testers.md shows a whole file: "Walk the paths on your own provider".',
  )
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(file)
  } catch {
    // The parser's own words would quote the file, which holds passwords.
    return refuse('it is no JSON')
  }
}

/** Reads the file of accounts, and says in words what is wrong with it; of its texts, no words quote any. */
export function readAccounts(file: string): Accounts {
  const accounts = parsed(file)
  if (isAccounts(accounts)) return accounts
  const { instancePath, propertyName, message, params } = isAccounts.errors?.[0] ?? {}
  return refuse([instancePath, propertyName, message, JSON.stringify(params)].filter(Boolean).join(' '))
}
