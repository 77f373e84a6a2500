import { expect, it } from 'vitest'
import { normalizeSmsCode, normalizeVoucherCode } from './codes'

it.each([
  ...['1000-2000-3010', ' 1000 2000 3010 ', '1000 – 2000 – 3010', '1000\t2000\u00a03010', '100020003010'],
  ...['1000\u20112000\u20113010', '\u202a1000\u200b2000\u00ad3010\u202c', '1000\u22122000\u20143010'],
])('P4: %j is the voucher code 100020003010', (text) =>
  expect(normalizeVoucherCode(text)).toBe('100020003010'),
)

it.each([
  ['aB12-cd', 'aB12cd'],
  ['Code: 1000-2000-3010', 'Code:100020003010'],
])('P4: nothing is picked out of the voucher code %j', (text, code) =>
  expect(normalizeVoucherCode(text)).toBe(code),
)

it.each([
  ...['341038', ' 341038 ', '341 038', '341-038', '341\u2011038', '341\u00a0038', '3 4 1 0 3 8'],
  ...['\u202a341038\u202c', '341\u200b038', '341\u2212038', '341 038'],
  // From a text with other words, the only run of digits.
  ...[
    'Ihr Code ist 341038.',
    'Vaš kod za prijavu je 341038.',
    '<#> Code: 341038 (gültig 10 min)',
    '341038 10 Minuten gültig',
  ],
  ...['Ihr Code ist 341 038.', 'Code 341\u2011038, gültig 10 min', 'Ihr Code: \u2066341038\u2069'],
])('L3: %j is the code 341038', (text) => expect(normalizeSmsCode(text)).toBe('341038'))

it.each([
  // None.
  ...['Ihr Code', 'Code 12', 'Code 123456789', 'AB12CD', 'Code a341038b', ''],
  // Several: a year, a phone number, another code.
  ...['341038 gültig bis 27.11.2026', 'Code 341038, Fragen: 0660 1000001', 'Code 341038 oder 341039'],
])('L3: %j stays as typed', (text) => expect(normalizeSmsCode(` ${text} `)).toBe(text))
