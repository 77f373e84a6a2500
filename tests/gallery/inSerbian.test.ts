import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { messages } from '../../scripts/gallery/messages'
import { inSerbian } from './inSerbian'
import { phrases } from './serbianPhrases'

const folder = 'tests/paths/screens'
const sources = readdirSync(folder)
  .filter((name) => !name.includes('.test.'))
  .map((name) => ({ name, source: readFileSync(`${folder}/${name}`, 'utf8') }))

test('a whole message is found by its Serbian words, what is no message as before', () => {
  expect(inSerbian("press('Erneut versuchen', 'getTariffs')", 'tariffScreen.ts')).toBe(
    'press("Pokušaj ponovo", \'getTariffs\')',
  )
})

test('of several keys, that of the screen is meant', () => {
  const [heading, button] = ['topUp.heading', 'tariff.topUp'].map((key) => messages.sr.get(key))
  expect(inSerbian("'Guthaben aufladen'", 'topUpScreen.ts')).toBe(JSON.stringify(heading))
  expect(inSerbian("'Guthaben aufladen'", 'tariffScreen.ts')).toBe(JSON.stringify(button))
})

test('words that could be one of several are refused, not guessed', () => {
  expect(() => inSerbian("'Alle'", 'account.ts')).toThrow(
    '«Alle» in account.ts is one of bill.all, listing.all',
  )
})

test.each(phrases.map(([german]) => german))('some walker says %s', (german) => {
  expect(sources.filter(({ source }) => source.includes(german))).not.toEqual([])
})

test('every walker is translated without a doubt', () => {
  for (const { name, source } of sources) expect(() => inSerbian(source, name)).not.toThrow()
})
