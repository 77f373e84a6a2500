import { expect, test } from 'vitest'
import { priceText } from '../../src/domain/price'

test.each([
  [{ value: 0.38, label: '€' }, '0,38\u00a0€'],
  [{ value: 1234.5, label: 'EUR' }, '1.234,50\u00a0EUR'],
  [{ value: 0, label: '' }, '0,00\u00a0€'],
  [{ value: -1, label: null }, '-1,00\u00a0€'],
  [{ value: null, label: '€' }, null],
  [{}, null],
  [undefined, null],
])('%j reads %j', (price, text) => {
  expect(priceText(price, 'de')).toBe(text)
})
