import { expect, test } from 'vitest'
import { keysOf } from '../../gallery/messages'

test('a text tells the key of its message', () => {
  expect(keysOf('Tarife ansehen', 'de')).toEqual(['tariff.unknownCheck'])
})

test('words that stand for several things tell all their keys', () => {
  expect(keysOf('Anmelden', 'de')).toEqual(['login.heading', 'login.submit', 'shell.logIn'])
})

test('what is filled in does not hide the message, in one form of its plural or another', () => {
  expect(keysOf('4 Einträge geladen', 'de')).toEqual(['listing.loaded'])
  expect(keysOf('Učitano: 1 stavka', 'sr')).toEqual(['listing.loaded'])
})

test('a value is no message', () => {
  expect(keysOf('14,90 €', 'de')).toEqual([])
})
