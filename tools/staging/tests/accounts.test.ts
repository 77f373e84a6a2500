import { expect, test } from 'vitest'
import { createTranslate } from '../../../tests/paths/drivers/translate'
import { readAccounts } from '../accounts'

const everyday = { username: 'ana', password: 'a secret' }
const accounts = { everyday }
const reading = (file: unknown) => () => readAccounts(JSON.stringify(file))

test('the file of accounts needs only one account, and accepts every field', () => {
  expect(reading({ accounts })()).toEqual({ locale: 'de', words: {}, accounts, allow: [] })
  const billed = { ...everyday, phone: '436601000011', code: '246810', newPassword: 'another secret' }
  const file = {
    locale: 'sr',
    words: { sr: { 'tariff.activate': 'Poruči' } },
    accounts: { billed },
    voucher: '100020003010',
    allow: ['voucher/voucher.submit'],
  }
  expect(reading(file)()).toEqual(file)
})

test.each([
  ['no account', { accounts: {} }, '/accounts must NOT have fewer than 1'],
  ['an unknown field', { accounts, acounts: {} }, '"acounts"'],
  ['an unknown account', { accounts: { vip: {} } }, '"vip"'],
  ['no password', { accounts: { everyday: { username: 'ana' } } }, '/everyday must have .*password'],
  ['a code that is no text', { accounts: { everyday: { ...everyday, code: 1 } } }, '/code must be string'],
  ['another language', { accounts, locale: 'fr' }, '/locale must be equal to one of .*"sr"'],
  ['an unknown word', { accounts, words: { de: { 'tariff.buy': 'Kaufen' } } }, 'tariff.buy'],
  ['an event that is harmless', { accounts, allow: ['query/load.retry'] }, '/allow/0'],
])('a message explains what is wrong in the file of accounts: %s', (_, file, message) => {
  expect(reading(file)).toThrow(new RegExp(message))
})

test('a message quotes nothing of a file of accounts that cannot be read', () => {
  expect(() => readAccounts('{"password": "a secret"')).toThrow(/it is not JSON\.(?!.*a secret)/s)
})

test('a text of the deployment replaces that of the portal', () => {
  const text = createTranslate('de', { 'tariff.activate': 'Bestellen' })
  expect([text('tariff.activate'), text('tariff.deactivate')]).toEqual(['Bestellen', 'Deaktivieren'])
})

test('a text without one of its values names the value and the folder of drivers', () => {
  expect(() => createTranslate('de')('bill.openCount', { shown: '2' })).toThrow(
    /bill\.openCount needs a value for \{count\}\..*tests\/paths\/drivers\//,
  )
})
