import { describe, expect, test } from 'vitest'
import { wordsIn } from '../paths/screens/words'
import { readAccounts } from './accounts'

const everyday = { username: 'ana', password: 'a secret' }
const reading = (file: unknown) => () => readAccounts(JSON.stringify(file))

describe('the file of accounts', () => {
  test('needs no more than one account', () => {
    expect(reading({ accounts: { everyday } })()).toEqual({
      locale: 'de',
      words: {},
      accounts: { everyday },
      allow: [],
    })
  })

  test('may hold the code of each SMS and a password that may be set', () => {
    const file = { accounts: { everyday: { ...everyday, code: '246810', newPassword: 'another secret' } } }
    expect(reading(file)().accounts).toEqual(file.accounts)
    const wrong = { accounts: { everyday: { ...everyday, code: 246810 } } }
    expect(reading(wrong)).toThrow('accounts.everyday.code must be a text')
  })

  test('may hold a number, words of its own, a voucher and what is allowed', () => {
    const file = {
      locale: 'sr',
      words: { sr: { 'tariff.activate': 'Poruči' } },
      accounts: { billed: { ...everyday, phone: '436601000011' } },
      voucher: '100020003010',
      allow: ['voucher/voucher.submit'],
    }
    expect(reading(file)()).toEqual(file)
  })

  test.each([
    ['no JSON', '{', 'it is no JSON'],
    ['no account', '{}', 'accounts holds none; it knows everyday, billed, undecided, empty'],
    ['an unknown field', '{"acounts":{}}', 'it has no "acounts"'],
    [
      'an unknown account',
      '{"accounts":{"vip":{}}}',
      'accounts has no "vip"; it knows everyday, billed, undecided, empty',
    ],
    [
      'no password',
      '{"accounts":{"everyday":{"username":"ana"}}}',
      'accounts.everyday.password must be a text',
    ],
    [
      'another language',
      '{"locale":"en","accounts":{"everyday":{"username":"a","password":"b"}}}',
      'locale must be one of de, sr',
    ],
    [
      'an unknown word',
      '{"words":{"de":{"tariff.buy":"Kaufen"}},"accounts":{"everyday":{"username":"a","password":"b"}}}',
      'words.de has no "tariff.buy"',
    ],
    [
      'an event that is harmless',
      '{"allow":["query/load.retry"],"accounts":{"everyday":{"username":"a","password":"b"}}}',
      '"query/load.retry" is nothing that has to be allowed',
    ],
  ])('says what is wrong: %s', (_, text, what) => {
    expect(() => readAccounts(text)).toThrow(what)
  })

  test('quotes nothing of a file that cannot be read', () => {
    expect(() => readAccounts('{"password": "a secret"')).not.toThrow('a secret')
  })
})

test('a word of the deployment stands for that of the portal', () => {
  const words = wordsIn('de', { 'tariff.activate': 'Bestellen' })
  expect([words('tariff.activate'), words('tariff.deactivate')]).toEqual(['Bestellen', 'Deaktivieren'])
})
