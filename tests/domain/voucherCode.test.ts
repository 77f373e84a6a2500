import { expect, test } from 'vitest'
import { bareVoucherCode } from '../../src/domain/voucherCode'

test.each([
  '100020003010',
  '1000-2000-3010',
  ' 1000 2000 3010 ',
  '1000 – 2000 – 3010',
  '1000\t2000\u00a03010',
])('P4: %j is the code 100020003010', (text) => {
  expect(bareVoucherCode(text)).toBe('100020003010')
})

test('P4: letters stay as they are', () => {
  expect(bareVoucherCode('aB12-cd')).toBe('aB12cd')
})
