import { describe, expect, it } from 'vitest'
import { loadedCosts } from '../features/listing/loadedCosts'
import { parseAmount } from './amount'
import { readCheckoutId, readResourcePath } from './checkoutId'
import { formatMoney } from './money'
import { balanceAfterPurchase, balanceAfterTopUp, coveredRenewals, coversPeriod } from './prepaidBalance'
import { isEuro, type Price, priceText } from './price'
import { renewsAutomatically } from './renewingTariff'

describe('what customers type', () => {
  it.each<[euro: number, ...texts: string[]]>([
    [9.99, '9,99', '9.99'],
    [10, '10', '10,'],
    [10.5, '10,50', '10.50', '10,5'],
    [20, ' 20 ', '20 €', '€20', '20 eur', '20,-'],
    [1000, '1.000', '1.000,'],
    [1000.5, '1.000,50'],
  ])('P1: %d euro may be written as %j', (euro, ...texts) => {
    expect(texts.map(parseAmount)).toEqual(texts.map(() => euro))
  })

  it.each([
    ...['', ' ', 'abc', '-5', '+20', '1e1', '0x14', '10,555', '1,000.50', '10 20', '.5', '10..5', 'NaN'],
    ...['٢٠', '1.00.000', '1000.000', '1.000,555'],
  ])('P1: %j is not an amount', (text) => expect(parseAmount(text)).toBeNull())
})

describe('the id of a checkout in an address', () => {
  const longest = 'a'.repeat(200)

  it.each([
    ['?checkoutId=A1.b-c_2', 'A1.b-c_2'],
    [`?checkoutId=${longest}`, longest],
    [`?checkoutId=${longest}a`, null],
    ['?checkoutId=A1&checkoutId=A1', null],
    ['?checkoutId=A1%2F..', null],
    ['', null],
  ])('P6: in %j is %j', (search, id) => expect(readCheckoutId(search)).toBe(id))

  it.each([
    ['/v1/checkouts/A1.b-c_2/payment', 'A1.b-c_2'],
    [`/v1/checkouts/${longest}/payment`, longest],
    [`/v1/checkouts/${longest}a/payment`, null],
    ['/v1/checkouts/A1/payment/', null],
    ['https://evil.example/v1/checkouts/A1/payment', null],
  ])('P7: in the path %j is %j', (path, id) => {
    const search = `?resourcePath=${encodeURIComponent(path)}`
    expect(readResourcePath(search)).toBe(id)
    expect(readResourcePath(`${search}&resourcePath=x`)).toBeNull()
  })
})

// A no-break space separates amount and sign.
it.each([
  [0, '0,00\u00a0€'],
  [12.5, '12,50\u00a0€'],
  [1234.567, '1.234,57\u00a0€'],
  [-3, '-3,00\u00a0€'],
])('%d euro are written as %s in both languages', (amount, text) => {
  expect(formatMoney(amount, 'de')).toBe(text)
  expect(formatMoney(amount, 'sr')).toBe(text)
})

it.each<[Price | undefined, text: string | null, isEuro: boolean]>([
  [{ value: 0.38, label: '€' }, '0,38\u00a0€', true],
  [{ value: 1234.5, label: 'EUR' }, '1.234,50\u00a0EUR', true],
  [{ value: 0, label: '' }, '0,00\u00a0€', true],
  [{ value: -1, label: null }, '-1,00\u00a0€', true],
  [{ value: null, label: '€' }, null, false],
  [undefined, null, false],
  [{ value: 14.9, label: '14,90 €' }, '14,90\u00a0€', true],
  [{ value: 10.235, label: '10,24 €' }, '10,24\u00a0€', true],
  [{ value: 14.9, label: '14.90 EUR' }, '14,90\u00a0EUR', true],
  [{ value: 14.9, label: '14,90 RSD' }, '14,90\u00a0RSD', false],
  [{ value: 5, label: '€ / 28 Tage' }, '5,00\u00a0€ / 28 Tage', false],
  [{ value: 14.9, label: '€ + 5 SMS' }, '14,90\u00a0€ + 5 SMS', false],
])('the price %j is written as %j; in euro: %s', (price, text, euro) => {
  expect(priceText(price, 'de')).toBe(text)
  expect(isEuro(price ?? {})).toBe(euro)
})

it.each([
  [-3.1, 50, 46.9],
  // Exact to the cent, in spite of binary fractions.
  [0.1, 10.2, 10.3],
  [23.4, 9.99, null],
  [23.4, 10, 33.4],
  [23.4, 10.01, 33.41],
  [23.4, 50, 73.4],
  [23.4, 50.01, null],
  [23.4, null, null],
])('P1: the balance of %s € after a top-up of %s € is %s €', (balance, amount, newBalance) => {
  expect(balanceAfterTopUp(balance, amount, { min: 10, max: 50 })).toBe(newBalance)
})

it.each<
  [after: number | null, covers: boolean | null, value: number | null, balance?: number | null, more?: object]
>([
  [8.5, true, 14.9],
  [0, true, 23.4],
  [-0.01, false, 23.41],
  // Both as they appear: 10,24 − 0,10.
  [10.14, true, 0.1, 10.235],
  [0, true, 1.01, 1.005],
  [null, null, null],
  [null, null, 14.9, null],
  [8.5, null, 14.9, 23.4, { name: 'Flex 20' }],
  [null, null, 14.9, 23.4, { price: { value: 14.9, label: 'RSD' } }],
  [null, null, 14.9, 23.4, { price: undefined }],
])(
  'T6: the balance is %s € after a tariff; it covers the tariff: %s (%s € of %s €, %j)',
  (newBalance, covers, value, balance = 23.4, overrides = {}) => {
    const tariff = { name: 'Mtel Free M', price: { value, label: '€' }, ...overrides }
    expect(balanceAfterPurchase(tariff, balance)).toBe(newBalance)
    expect(coversPeriod(tariff, balance)).toBe(covers)
  },
)

it.each([
  ['Mtel Free M', true],
  ['mtel free', true],
  ['Mtel Freedom', false],
  ['Paket Mtel Free', false],
  ['', false],
])('T6: %j renews automatically: %s', (name, renews) => expect(renewsAutomatically(name)).toBe(renews))

it.each<[balance: number, price: Price | null | undefined, count: number | null]>([
  [43.4, { value: 14.9 }, 2],
  [14.89, { value: 14.9 }, null],
  [14.9, { value: 14.9 }, 1],
  [14.91, { value: 14.9 }, 1],
  [29.79, { value: 14.9 }, 1],
  // Exact to the cent: 0.3 / 0.1 is less than 3.
  [0.3, { value: 0.1 }, 3],
  [0.28, { value: 0.29 }, null],
  [1.01, { value: 1.005 }, 1],
  [1.005, { value: 1.01 }, 1],
  [0.29, { value: 0.29 }, 1],
  [-3.1, { value: 14.9 }, null],
  [43.4, { value: 0.01 }, 4340],
  [43.4, { value: 0 }, null],
  [43.4, { value: null }, null],
  [43.4, {}, null],
  [43.4, { value: Number.NaN }, null],
  [Number.POSITIVE_INFINITY, { value: 14.9 }, null],
  [43.4, { value: 14.9, label: 'RSD' }, null],
  [43.4, undefined, null],
])('the renewals that %s € cover at %j are %s', (balance, price, count) => {
  expect(coveredRenewals(balance, price)).toBe(count)
})

it.each<[euro: number | undefined, ...prices: (Price | null | undefined)[]]>([
  [0],
  [0.75, { value: 0.5, label: '€' }, { value: 0.25, label: '€' }],
  [0.5, { value: 0.5, label: '€' }, null, undefined, {}, { value: null, label: '€' }],
  // Binary fractions add up to a little less.
  [4.235, ...Array.from({ length: 11 }, () => ({ value: 0.385 }))],
  [1, { value: 0.5 }, { value: 0.25, label: null }, { value: 0.25, label: '' }],
  [2.47, { value: 2.47, label: '2,47 €' }],
  [undefined, { value: 0.5 }, { value: 120, label: 'RSD' }],
  [undefined, { value: 120, label: '120,00 RSD' }],
  // A price without a value is in no currency.
  [0.5, { value: 0.5 }, { value: null, label: 'RSD' }],
])('U2: the sum is %s euro for %j', (sum, ...prices) => {
  expect(loadedCosts(prices.map((price) => ({ price })))).toBe(sum)
})
