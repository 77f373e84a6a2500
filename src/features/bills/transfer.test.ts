import { expect, it } from 'vitest'
import { epcPayload, formatIban, readTransferAccount } from './transfer'

const iban = 'AT611904300234573201'

it.each<[text: string, isRead: boolean]>([
  [`${iban} Zweiklang`, true],
  [`  ${iban}   Zwei Klang  `, true],
  ['DE89370400440532013000 Name', true],
  ['', false],
  [iban, false],
  // One digit is wrong.
  ['AT611904300234573202 Name', false],
  ['at611904300234573201 Name', false],
  ['AT61 1904 3002 3457 3201 Name', false],
  [`${iban} ${'n'.repeat(70)}`, true],
  [`${iban} ${'n'.repeat(71)}`, false],
])('the portal reads the account of %j: %s', (text, isRead) => {
  expect(readTransferAccount(text) !== null).toBe(isRead)
})

it('an account has a name beside its IBAN', () => {
  expect(readTransferAccount(` ${iban}  Zwei Klang `)).toEqual({ iban, name: 'Zwei Klang' })
  expect(formatIban(iban)).toBe('AT61 1904 3002 3457 3201')
})

it.each<[amount: number, reference: string, isAllowed: boolean]>([
  [0.01, 'R-1', true],
  [0.004, 'R-1', false],
  [Number.NaN, 'R-1', false],
  [999_999_999.99, 'R-1', true],
  [1_000_000_000, 'R-1', false],
  [1, '', false],
  [1, 'r'.repeat(140), true],
  [1, 'r'.repeat(141), false],
  // 56 bytes precede the reference: 331 bytes in all, then 332.
  [1, `${'ü'.repeat(137)}r`, true],
  [1, 'ü'.repeat(138), false],
  // A line break would move the fields.
  [1, 'R-1\n2', false],
])('there is a code for %d € and a reference like %j: %s', (amount, reference, isAllowed) => {
  expect(epcPayload({ iban, name: 'Zweiklang', amount, reference }) !== null).toBe(isAllowed)
})

it('a code has the trimmed reference, which a bank would take with its blanks', () => {
  expect(epcPayload({ iban, name: 'Zweiklang', amount: 1, reference: ' R-1 ' })).toMatch(/\nR-1$/)
})
