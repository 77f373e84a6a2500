import { describe, expect, it } from 'vitest'
import type { Locales } from '../../i18n/i18n-types'
import { languages } from '../../i18n/languages.gen'
import { type CsvCell, csvOf } from './csv'

async function textOf(locale: Locales, ...rows: CsvCell[][]) {
  const bytes = new Uint8Array(await csvOf(rows, languages[locale].decimal).arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
const cellOf = async (cell: CsvCell, locale: Locales = 'de') => (await textOf(locale, [cell])).slice(1, -2)

it.each<[Locales, text: string]>([
  ['de', '"Datum";"Preis"\r\n"18.11.2026";"29,90"\r\n'],
  ['sr', '"Datum";"Preis"\r\n"18.11.2026";"29,90"\r\n'],
  ['en', '"Datum","Preis"\r\n"18.11.2026",29.90\r\n'],
])('%s: a CSV file has the separators of the language, and a UTF-8 byte order mark', async (locale, text) => {
  expect(await textOf(locale, ['Datum', 'Preis'], ['18.11.2026', 29.9])).toBe(`\ufeff${text}`)
})

it('a CSV file keeps separators, quotes and line breaks within their cell', async () => {
  const cells = ['a;b', 'a,b', 'a"b', 'a\nb', 'ab', null, undefined]
  expect(await textOf('de', cells)).toBe('\ufeff"a;b";"a,b";"a""b";"a\nb";"ab";"";""\r\n')
})

describe('a number', () => {
  it.each<[value: number, german: string, english: string]>([
    [0, '0,00', '0.00'],
    [-0, '0,00', '0.00'],
    [-12.5, '-12,50', '-12.50'],
    [265.8, '265,80', '265.80'],
    [1234567.89, '1234567,89', '1234567.89'],
    [0.1 + 0.2, '0,30', '0.30'],
    [1234567890123, '1234567890123,00', '1234567890123.00'],
    [1e-7, '0,0000001', '0.0000001'],
    // Three decimals are thousands in another language.
    [0.345, '0,3450', '0.3450'],
    [-1.024, '-1,0240', '-1.0240'],
  ])('%d is %s, in English %s', async (value, german, english) => {
    expect(await cellOf(value, 'de')).toBe(`"${german}"`)
    expect(await cellOf(value, 'sr')).toBe(`"${german}"`)
    expect(await cellOf(value, 'en')).toBe(english)
  })
})

describe('a text', () => {
  it.each([
    ...['=1+1', '-1+2', '-A1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '+1,20'],
    ...['+', '+ 43', ' +43', '+43\u00a0660', '+43 660xxx', '+A1', '+43+1', '+4\n3', '-1 2'],
  ])('%j is no formula', async (text) => expect(await cellOf(text)).toBe(`"'${text}"`))

  it.each([
    ...['+43 660 1000001', '+436601000001', '436601000001', '001234', '1020'],
    ...['a=b', '1-2', '-1,20', '-1.20', '0', '-3', '14,90'],
  ])('%j stays as it is', async (text) => {
    expect(await cellOf(text, 'de')).toBe(`"${text}"`)
    expect(await cellOf(text, 'en')).toBe(`"${text}"`)
  })
})
