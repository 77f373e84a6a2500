import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countsIn, itemAmountOf, onlyOneOf } from '../../src/domain/itemAmount'
import { formatNumber } from '../../src/lib/numbers'

test.each([
  ['15 GB', 15, 'GB'],
  ['1.000 Minuten', 1000, 'Minuten'],
  ['1000 minuta', 1000, 'minuta'],
  ['1.234.567,5 MB', 1_234_567.5, 'MB'],
  ['1,5 GB', 1.5, 'GB'],
  ['0 SMS', 0, 'SMS'],
  [' 40\u00a0GB ', 40, 'GB'],
  ['5 GB in der EU', 5, 'GB in der EU'],
])('%s counts %d %s', (title, number, unit) => {
  expect(itemAmountOf(title)).toEqual({ number, unit })
})

test.each([
  ['davon 5 GB in der EU'],
  ['Unlimitierte Minuten'],
  ['15GB'],
  ['15'],
  ['15 '],
  ['1.5 GB'],
  ['1.00 GB'],
  ['1000.000 GB'],
  ['1,5,5 GB'],
  ['-5 GB'],
  ['+5 GB'],
  [`${'9'.repeat(400)} GB`],
  [''],
  [null],
  [undefined],
])('%s counts nothing', (title) => {
  expect(itemAmountOf(title)).toBeUndefined()
})

test.each([
  ['1000 Minuten', 'min', true],
  ['1000 Minuten', 'MIN ', true],
  ['1000 minuta', 'min', true],
  ['15 GB', 'GB', true],
  ['15 GB in der EU', 'gb', true],
  ['100 Mbit/s', 'MB', false],
  ['15 GB', 'min', false],
  ['15 GB', '', false],
  ['15 GB', ' ', false],
  ['15 GB', null, false],
  ['15 GB', undefined, false],
])('whether %s counts in %s: %s', (title, unit, does) => {
  expect(countsIn(itemAmountOf(title) ?? { number: 0, unit: '' }, unit)).toBe(does)
})

test('two of a unit are none', () => {
  const [five, seven] = [5, 7].map((number) => ({ number, unit: 'GB' }))
  const sms = { number: 9, unit: 'SMS' }
  expect(five && onlyOneOf('GB', [five, sms])).toBe(five)
  expect(five && seven && onlyOneOf('GB', [five, sms, seven])).toBeUndefined()
  expect(onlyOneOf('GB', [sms])).toBeUndefined()
})

test('reads every amount that the portal itself would write', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.constantFrom('GB', 'Minuten', 'SMS'), (cents, unit) => {
      const number = cents / 100
      expect(itemAmountOf(`${formatNumber(number, 'de')} ${unit}`)).toEqual({ number, unit })
    }),
  )
})

test('whatever a title says, what is read of it is a number', () => {
  const piece = fc.constantFrom('1', '15', '000', '.', ',', ' ', '\n', 'GB', '-', 'davon')
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(piece).map((pieces) => pieces.join('')),
      ),
      (title) => {
        const amount = itemAmountOf(title)
        if (!amount) return
        expect(Number.isFinite(amount.number) && amount.number >= 0).toBe(true)
        expect(amount.unit).toMatch(/^\S/)
        expect(title.trim()).toMatch(/^\d[\d.]*(,\d+)?\s+\S/)
      },
    ),
    { numRuns: 2_000 },
  )
})
