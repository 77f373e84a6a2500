import { expect, it } from 'vitest'
import {
  readBoolean,
  readDate,
  readInteger,
  readMoney,
  readNumber,
  readOneOf,
  readText,
  readTime,
} from '../../../src/api/reading/scalars'

type Read = (value: unknown) => unknown

const reads = (read: Read, as: unknown, ...values: unknown[]) =>
  it.each(values.map((value) => ({ value })))(`E1: ${as ?? 'nothing'} is read from $value`, ({ value }) => {
    expect(read(value)).toBe(as)
  })
const among =
  (...values: (string | number)[]): Read =>
  (value) =>
    readOneOf(values, value)
const readDay: Read = (value) => readDate(value, false)
const readDayAndTime: Read = (value) => readDate(value, true)

reads(readNumber, 12.5, 12.5, '12.50')
reads(readNumber, -0.5, '-0.5')
reads(readNumber, 7, ' 7 ')
reads(readNumber, 0, '0')
reads(readNumber, undefined, '', '12,50', '1.234,50', '1e3', '007', '0x10', '12 €', 'NaN', 'Infinity')
reads(readNumber, undefined, true, [], {}, Number.NaN)

// A German thousands point may stand for nothing in units, but not in money. JSON has none.
reads(readNumber, 1.235, '1.235', 1.235)
reads(readMoney, undefined, '1.235', ' 1.000 ', '-12.345', '999.000', '12,50', '1.234.567')
reads(readMoney, 1.235, 1.235)
reads(readMoney, 1235, '1235', '1235.00', '1235.000')
reads(readMoney, 0.125, '0.125')
reads(readMoney, 1.25, '1.25', '1.2500')

reads(readInteger, 3, '3')
reads(readInteger, 9007199254740991, '9007199254740991')
reads(readInteger, undefined, 3.5, '9007199254740992', '90071992547409930')

reads(readText, '436601000001', 436601000001, '436601000001')
// As JSON, the last has lost its last digits already.
reads(readText, undefined, true, {}, [], null, Number('123456789012345678'))

reads(readTime, '14:05', '14:05', '2026-03-05T14:05:33+01:00', '05.03.2026 14:05')
reads(readTime, '09:05', '9:05:33')
reads(readTime, '23:59', '23:59')
reads(readTime, undefined, '', '24:00', '14:60', '1405', '2026-03-05', 14, null)

reads(readBoolean, true, true, 1, '1', 'true', 'True', ' TRUE ')
reads(readBoolean, false, false, 0, '0', 'false', 'False')
reads(readBoolean, undefined, '', 'yes', 'ja', 2, -1, null, [], {})

const mixed = among('Prepaid', 'Postpaid', 1, 2)
reads(mixed, 'Prepaid', 'Prepaid', 'PREPAID')
reads(mixed, 2, 2, '2')
reads(among(0, 1), 1, '1', true)
reads(among(1, 0), 0, false)
reads(among('CALL', 'call'), 'call', 'call')
reads(mixed, undefined, 'Hybrid', 3, '', {}, [], [['Prepaid']], true, { toString: 1 })
reads(among(0, 1, 2), undefined, true)

reads(readDay, '05.03.2026', '05.03.2026', '5. 3. 2026.', '2026-03-05', '2026-03-05T00:00:00+01:00')
reads(readDay, '05.03.2026', '2026-03-05 23:59:59', '05.03.2026 14:05')
reads(readDayAndTime, '05.03.2026 14:05', '2026-03-05 14:05:33', '2026-03-05T14:05:33.123+0200')
reads(readDayAndTime, '05.03.2026 09:05', '05.03.2026, 9:05:33')
reads(readDayAndTime, '05.03.2026', '2026-03-05')
reads(readDayAndTime, undefined, '', 'soon', '31.02.2026', '2026-02-31', '0000-00-00', '05.03.26')
reads(readDayAndTime, undefined, '2026-13-01', 1772668800, null, {})

it('E1: a time in UTC is read as local time', () => {
  const local = new Date(Date.UTC(2026, 2, 5, 22, 30))
  const twoDigits = (number: number) => String(number).padStart(2, '0')
  const day = `${twoDigits(local.getDate())}.${twoDigits(local.getMonth() + 1)}.${local.getFullYear()}`
  const time = `${twoDigits(local.getHours())}:${twoDigits(local.getMinutes())}`
  expect(readDayAndTime('2026-03-05T22:30:00Z')).toBe(`${day} ${time}`)
})
