import { expect, it } from 'vitest'
import {
  decodeBoolean,
  decodeDate,
  decodeInteger,
  decodeMoney,
  decodeNumber,
  decodeOneOf,
  decodeText,
  decodeTime,
} from '../../../src/api/decoding/scalars'

type Decode = (value: unknown) => unknown

const decodes = (decode: Decode, as: unknown, ...values: unknown[]) =>
  it.each(values.map((value) => ({ value })))(
    `E1: ${as ?? 'nothing'} is decoded from $value`,
    ({ value }) => {
      expect(decode(value)).toBe(as)
    },
  )
const among =
  (...values: (string | number)[]): Decode =>
  (value) =>
    decodeOneOf(values, value)
const decodeDay: Decode = (value) => decodeDate(value, false)
const decodeDayAndTime: Decode = (value) => decodeDate(value, true)

decodes(decodeNumber, 12.5, 12.5, '12.50')
decodes(decodeNumber, -0.5, '-0.5')
decodes(decodeNumber, 7, ' 7 ')
decodes(decodeNumber, 0, '0')
decodes(decodeNumber, undefined, '', '12,50', '1.234,50', '1e3', '007', '0x10', '12 €', 'NaN', 'Infinity')
decodes(decodeNumber, undefined, true, [], {}, Number.NaN)

// A German thousands point may stand for nothing in units, but not in money. JSON has none.
decodes(decodeNumber, 1.235, '1.235', 1.235)
decodes(decodeMoney, undefined, '1.235', ' 1.000 ', '-12.345', '999.000', '12,50', '1.234.567')
decodes(decodeMoney, 1.235, 1.235)
decodes(decodeMoney, 1235, '1235', '1235.00', '1235.000')
decodes(decodeMoney, 0.125, '0.125')
decodes(decodeMoney, 1.25, '1.25', '1.2500')

decodes(decodeInteger, 3, '3')
decodes(decodeInteger, 9007199254740991, '9007199254740991')
decodes(decodeInteger, undefined, 3.5, '9007199254740992', '90071992547409930')

decodes(decodeText, '436601000001', 436601000001, '436601000001')
// As JSON, the last has lost its last digits already.
decodes(decodeText, undefined, true, {}, [], null, Number('123456789012345678'))

decodes(decodeTime, '14:05', '14:05', '2026-03-05T14:05:33+01:00', '05.03.2026 14:05')
decodes(decodeTime, '09:05', '9:05:33')
decodes(decodeTime, '23:59', '23:59')
decodes(decodeTime, undefined, '', '24:00', '14:60', '1405', '2026-03-05', 14, null)

decodes(decodeBoolean, true, true, 1, '1', 'true', 'True', ' TRUE ')
decodes(decodeBoolean, false, false, 0, '0', 'false', 'False')
decodes(decodeBoolean, undefined, '', 'yes', 'ja', 2, -1, null, [], {})

const mixed = among('Prepaid', 'Postpaid', 1, 2)
decodes(mixed, 'Prepaid', 'Prepaid', 'PREPAID')
decodes(mixed, 2, 2, '2')
decodes(among(0, 1), 1, '1', true)
decodes(among(1, 0), 0, false)
decodes(among('CALL', 'call'), 'call', 'call')
decodes(mixed, undefined, 'Hybrid', 3, '', {}, [], [['Prepaid']], true, { toString: 1 })
decodes(among(0, 1, 2), undefined, true)

decodes(decodeDay, '05.03.2026', '05.03.2026', '5. 3. 2026.', '2026-03-05', '2026-03-05T00:00:00+01:00')
decodes(decodeDay, '05.03.2026', '2026-03-05 23:59:59', '05.03.2026 14:05')
decodes(decodeDayAndTime, '05.03.2026 14:05', '2026-03-05 14:05:33', '2026-03-05T14:05:33.123+0200')
decodes(decodeDayAndTime, '05.03.2026 09:05', '05.03.2026, 9:05:33')
decodes(decodeDayAndTime, '05.03.2026', '2026-03-05')
decodes(decodeDayAndTime, undefined, '', 'soon', '31.02.2026', '2026-02-31', '0000-00-00', '05.03.26')
decodes(decodeDayAndTime, undefined, '2026-13-01', 1772668800, null, {})

it('E1: a time in UTC is decoded as local time', () => {
  const local = new Date(Date.UTC(2026, 2, 5, 22, 30))
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const day = `${twoDigits(local.getDate())}.${twoDigits(local.getMonth() + 1)}.${local.getFullYear()}`
  const time = `${twoDigits(local.getHours())}:${twoDigits(local.getMinutes())}`
  expect(decodeDayAndTime('2026-03-05T22:30:00Z')).toBe(`${day} ${time}`)
})
