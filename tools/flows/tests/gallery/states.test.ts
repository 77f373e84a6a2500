import { expect, test } from 'vitest'
import { keysOf } from '../../gallery/messages'
import { missingStates } from '../../gallery/states'
import { sample, state } from './sample'

test.each([
  ['its message', 'Tarife ansehen', 'de', ['tariff.unknownCheck']],
  ['all messages that read alike', 'Anmelden', 'de', ['login.heading', 'login.submit', 'shell.logIn']],
  ['a message with a value', '4 Einträge geladen', 'de', ['listing.loaded']],
  ['a message in a form of its plural', 'Učitano: 1 stavka', 'sr', ['listing.loaded']],
  ['no message for a value', '14,90 €', 'de', []],
] as const)('a text leads to the key of %s', (_, text, locale, keys) => {
  expect(keysOf(text, locale)).toEqual(keys)
})

test('a state without all its pictures is named, with the language in which its walk failed', () => {
  const ready = state('pdfDownload', 'ready', {})
  const german = { ...ready, pictures: ready.pictures.filter(({ locale }) => locale === 'de') }
  expect(missingStates({ ...sample, states: [german] }, ['pdfDownload'])).toEqual([
    'pdfDownload.ready in sr',
    'pdfDownload.downloading in de and sr',
  ])
})
