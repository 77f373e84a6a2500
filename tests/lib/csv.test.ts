import { expect, test } from 'vitest'
import { csvOf } from '../../src/lib/csv'

const textOf = async (rows: string[][]) => {
  const bytes = new Uint8Array(await csvOf(rows).arrayBuffer())
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

test('rows end as spreadsheets expect, after a mark that says UTF-8', async () => {
  expect(
    await textOf([
      ['Datum', 'Preis'],
      ['18.11.2026', '0,09'],
    ]),
  ).toBe('\ufeff"Datum";"Preis"\r\n"18.11.2026";"0,09"\r\n')
})

test('separators, quotes and line breaks stay within their cell', async () => {
  expect(await textOf([['a;b', 'a"b', 'a\nb', 'ab']])).toBe('\ufeff"a;b";"a""b";"a\nb";"ab"\r\n')
})

test.each(['=1+1', '+43660', '-1+2', '-A1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '+1,20'])(
  '%j is no formula',
  async (cell) => {
    expect((await textOf([[cell]])).replace(/^\ufeff"?/, '')[0]).toBe("'")
  },
)

test('what only contains such a sign is left as it is', async () => {
  expect(await textOf([['a=b', '1-2']])).toBe('\ufeff"a=b";"1-2"\r\n')
})

test.each(['-1,20', '0', '-3', '14,90'])('%j is a number, which a spreadsheet adds up', async (cell) => {
  expect(await textOf([[cell]])).toBe(`\ufeff"${cell}"\r\n`)
})
