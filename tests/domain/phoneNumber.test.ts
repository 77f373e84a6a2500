import { expect, test } from 'vitest'
import { bareNumber } from '../../src/domain/phoneNumber'

test.each([
  '436601000001',
  ' 436601000001 ',
  '+43 660 1000001',
  '0043 (660) 1000-001',
  '43 660/1000001',
  '43.660.1000001',
])('P1 P4: %j is the number 436601000001', (text) => {
  expect(bareNumber(text)).toBe('436601000001')
})

test('P1 P4: what is no number is left to the provider to judge', () => {
  expect(bareNumber('my phone')).toBe('myphone')
  expect(bareNumber('  ')).toBe('')
})
