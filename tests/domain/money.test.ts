import { expect, test } from 'vitest'
import { formatMoney } from '../../src/domain/money'
import { formatNumber } from '../../src/lib/numbers'

// Between amount and sign stands a no-break space.
test.each([
  [0, '0,00 €'],
  [12.5, '12,50 €'],
  [1234.567, '1.234,57 €'],
  [-3, '-3,00 €'],
])('%d euro read %s in both languages', (amount, text) => {
  expect(formatMoney(amount, 'de')).toBe(text.replace(' ', '\u00a0'))
  expect(formatMoney(amount, 'sr')).toBe(text.replace(' ', '\u00a0'))
})

test('quantities keep at most two decimals and group the thousands', () => {
  expect(formatNumber(10240, 'de')).toBe('10.240')
  expect(formatNumber(1.236, 'sr')).toBe('1,24')
  expect(formatNumber(5, 'de')).toBe('5')
})
