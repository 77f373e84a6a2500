import fc from 'fast-check'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { describe, expect, it } from 'vitest'
import { formatByLibrary } from './formatByLibrary'
import { formatPhoneNumber } from './formatPhoneNumber'
import { numberForLibrary } from './numberForLibrary'
import { normalizePhoneNumber } from './phoneNumber'

/** What a contact on a phone, a bill or a chat may put between the digits, or around them. */
const separators = ['', ' ', '-', '/', '.', '\u00a0', '\u202f', '\u2009', '\u2011', '\u2013', '\u2212', ' - ']
const invisibleMarks = ['\u202a', '\u202c', '\u200e', '\u2066', '\u2069', '\u200b', '\u00ad', '\ufeff']

const ofLength = (min: number, max: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: min, maxLength: max })

/** Mobile numbers by country: the calling code, the prefix after it, and the rest. */
const mobileNumber = {
  AT: fc.tuple(fc.constant('43'), fc.constantFrom('650', '660', '664', '676', '681', '699'), ofLength(6, 8)),
  DE: fc.tuple(fc.constant('49'), fc.constantFrom('160', '171', '175', '178'), ofLength(7, 7)),
  RS: fc.tuple(fc.constant('381'), fc.constantFrom('60', '63', '64', '69'), ofLength(7, 7)),
}
const countries = ['AT', 'DE', 'RS'] as const

/** Every way to begin and to surround a number. */
function spellingsOf([code, prefix, rest]: readonly [string, string, string], separator: string): string[] {
  const codes = [`+${code}`, `00${code}`, `+${code} (0)`, `+${code}(0)`, `00${code} (0)`, `(+${code})`]
  const beginnings = [
    ...[`0${prefix}`, `(0${prefix})`, `(0)${prefix}`, `+${code}0${prefix}`],
    ...codes.map((begin) => begin + separator + prefix),
  ]
  return beginnings
    .map((begin) => [begin, rest.slice(0, 3), rest.slice(3)].join(separator))
    .flatMap((number) => [number, ` ${number}\t`, `tel:${number}`])
}

/** The library does not know narrow blanks. */
const readByLibrary = (text: string, country: (typeof countries)[number]) =>
  parsePhoneNumberFromString(text.replaceAll(/[\u2009\u202f]/g, ' '), country)?.number

it.each(countries)(
  'L1 P1 P4: the portal sends every spelling of a mobile number of %s as the library reads it',
  (country) => {
    const order = [country, ...countries.filter((one) => one !== country)].join(' ')
    const inputs = [
      mobileNumber[country],
      fc.constantFrom(...separators),
      fc.constantFrom(...invisibleMarks),
    ] as const
    fc.assert(
      fc.property(...inputs, (number, separator, mark) => {
        const spellings = spellingsOf(number, separator)
        const marked = spellings.flatMap((text) => [mark + text + mark, [...text].join(mark)])
        const send = (text: string) => normalizePhoneNumber(text, order)
        const sent = spellings.map(send)
        expect(sent.map((digits) => `+${digits}`)).toEqual(
          spellings.map((text) => readByLibrary(text, country)),
        )
        expect(marked.map(send)).toEqual(sent.flatMap((digits) => [digits, digits]))
      }),
      // 1,000 in all.
      { numRuns: 334 },
    )
  },
)

describe('the number that is sent', () => {
  it.each([
    ['0660 1000001', '436601000001'],
    ['+43 (0) 660 1000001', '436601000001'],
    ['0043 (660) 1000-001', '436601000001'],
    ['43 660/1000001', '436601000001'],
    ['43.660.1000001', '436601000001'],
    ['+43 0660 1000001', '436601000001'],
    ['\u202a+43\u00a0660\u00a01000001\u202c', '436601000001'],
    ['TEL:+43-660-1000001', '436601000001'],
    ['Tel.: 0660 1000001', '436601000001'],
    // Other countries.
    ['381641234567', '381641234567'],
    ['+381 64 123 45 67', '381641234567'],
    ['+49 (0) 151 23456789', '4915123456789'],
    ['00 39 06 12345678', '390612345678'],
    // Digits without + or 0 may be of any country.
    ['6601000001', '6601000001'],
    ['43 660', '43660'],
    ['133', '133'],
    // Not a mobile number of the first country.
    [' 01 5123456 ', '01 5123456'],
    ['0662 123456', '0662 123456'],
    ['06244 12345', '06244 12345'],
    ['064 1234567', '064 1234567'],
    // Not one number.
    ['0660 1000001 / 0660 1000002', '0660 1000001 / 0660 1000002'],
    ['436601000001, 436601000002', '436601000001, 436601000002'],
    ['43660123xxx', '43660123xxx'],
    ['0660 1000001 (Mama)', '0660 1000001 (Mama)'],
    [' my phone ', 'my phone'],
    ['+', '+'],
    ['00', '00'],
    ['  ', ''],
  ])('L1 P1 P4: for %j, it is %j', (text, sent) => {
    expect(normalizePhoneNumber(text, 'AT DE RS')).toBe(sent)
    expect(normalizePhoneNumber(sent, 'AT DE RS')).toBe(sent)
  })

  it.each([
    ['RS', '064 1234567', '381641234567'],
    ['DE AT', '0151 23456789', '4915123456789'],
    ['DE AT', '0660 1000001', '0660 1000001'],
    ['FR', '0660 1000001', '0660 1000001'],
    ['', '0660 1000001', '0660 1000001'],
    ['', '+43 660 1000001', '436601000001'],
  ])('L1 P1 P4: where the portal is for %j, it is for %j %j', (order, text, sent) =>
    expect(normalizePhoneNumber(text, order)).toBe(sent),
  )
})

it.each([
  ['436601000001', '+43 660 1000001'],
  ['0043 660/1000001', '+43 660 1000001'],
  ...['43151234567', '436244123456', '38163123456', '0660 1000001', '43660', '133', 'my phone'].map(
    (text) => [text, text],
  ),
])('F11: the number %j appears as %j', (text, shown) => expect(formatPhoneNumber(text)).toBe(shown))

/** A number as the portal shows it once the library has loaded. */
function shownByLibrary(text: string): string {
  const number = numberForLibrary(text)
  return (number && formatByLibrary(number)) ?? formatPhoneNumber(text)
}

it.each([
  ['43151234567', '+43 1 51234567'],
  ['4312345678', '+43 1 2345678'],
  ['+43 (0)6244 12345', '+43 6244 12345'],
  ['436244123456', '+43 6244 123456'],
  ['43662123456', '+43 662 123456'],
  ['38163123456', '+381 63 123456'],
  ['+4915112345678', '+49 1511 2345678'],
  ['436601000001', '+43 660 1000001'],
  // Not valid, or of another country.
  ...['4399', '43660', '49123', '38112', '+4366012', '+38761123456', '+15551234567'].map((text) => [
    text,
    text,
  ]),
])('F11: the library shows %j as %j', (text, shown) => expect(shownByLibrary(text)).toBe(shown))

it.each([
  ...[
    '43660123xxx',
    '4315123xxx',
    '4366*****01',
    '43 1 512 … 12',
    'Anonym',
    'Mailbox',
    '',
    '133',
    '0660 1000001',
  ],
  ...['01 5123456', '+38761123456', 'K-4366', '431234567890123456', '436601000001'],
])('F11: the library never sees %j', (text) => expect(numberForLibrary(text)).toBeNull())

it('F11: the library would show Austrian mobile numbers as the portal does without it', () => {
  fc.assert(
    fc.property(mobileNumber.AT, (number) => {
      const text = number.join('')
      expect(formatPhoneNumber(text)).toBe(formatByLibrary(`+${text}`))
    }),
  )
})
