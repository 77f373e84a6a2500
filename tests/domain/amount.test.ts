import { expect, test } from 'vitest'
import { parseAmount } from '../../src/domain/amount'

test.each([
  ['10', 10],
  ['50', 50],
  ['9', 9],
  ['9,99', 9.99],
  ['9.99', 9.99],
  ['10,50', 10.5],
  ['10.50', 10.5],
  ['50.01', 50.01],
  ['10,5', 10.5],
  ['10,', 10],
  [' 20 ', 20],
  ['20 €', 20],
  ['€20', 20],
  ['20 eur', 20],
  ['20,-', 20],
  ['35,00', 35],
  ['1.000', 1000],
  ['10.500', 10500],
  ['1.000,50', 1000.5],
])('P1: %j is read as %d euro', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each([
  '',
  ' ',
  'abc',
  '-5',
  '+20',
  '1e1',
  '0x14',
  '10,555',
  '1,000.50',
  '10 20',
  '.5',
  '10..5',
  'NaN',
  '٢٠',
  '1.00.000',
])('P1: %j is no amount', (text) => {
  expect(parseAmount(text)).toBeNull()
})
