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
  [{ value: 14.9, label: '14,90 €' }, '14,90\u00a0€'],
  [{ value: 14.9, label: '€ 14,90' }, '14,90\u00a0€'],
  [{ value: 14.9, label: '14.90 EUR' }, '14,90\u00a0EUR'],
  [{ value: 14.9, label: '14,90' }, '14,90\u00a0€'],
  [{ value: 5, label: '€ / 28 Tage' }, '5,00\u00a0€ / 28 Tage'],
])('%j reads %j', (price, text) => {
  expect(priceText(price, 'de')).toBe(text)
})
