import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { i18nObject, loadedLocales } from '../../i18n/i18n-util'
import { messages } from '../../tests/e2e/support/messages'
import { exportRequest } from '../features/bills/exportRequest'
import { epcPayload } from '../features/bills/transfer'
import { chartTop } from '../features/listing/chartAxes'
import { formatHundredths } from '../lib/formats/numbers'
import { oldestPayable, orderOf, totalDebt } from './billAmounts'
import { monthlyTotals } from './billMonths'
import { type BillStatus, billStatus } from './billStatus'
import { formatMoney, roundToCents } from './money'

const bill = (forDate: string | null, value: number | null, overrides: object = {}) => ({
  ...{ forDate, total: { value }, isBillPayed: false, referenceNumber: 'R-1' },
  ...overrides,
})
type Bill = ReturnType<typeof bill> & { remaining?: number | null }
const october = (value: number | null) => bill('01.10.2026', value)

it('B1: a month is open if one of its bills is', () => {
  const paid = bill('02.10.2026', 20, { isBillPayed: true })
  const isOpen = (...bills: Bill[]) => monthlyTotals(bills, 6)[0]?.isOpen
  expect([isOpen(october(20), paid), isOpen(october(20)), isOpen(paid)]).toEqual([true, true, false])
  expect([october(null), october(0), october(-5)].map((one) => isOpen(one))).toEqual([true, false, false])
})

describe('what is open', () => {
  it.each<[state: BillStatus['state'], amount: number | undefined, isPayable: boolean, more: object]>([
    ['toPay', 30, true, {}],
    ['paid', undefined, false, { isBillPayed: true }],
    ['paid', undefined, false, { isBillPayed: true, remaining: 30 }],
    ['paid', undefined, false, { isBillPayed: true, remaining: null, total: null }],
    ['credit', 0.01, false, { remaining: -0.01 }],
    ['credit', 12.5, false, { total: { value: -12.5 } }],
    // Unreadable.
    ['unknown', undefined, false, { remaining: null }],
    ['nothingToPay', undefined, false, { remaining: 0 }],
    ['nothingToPay', undefined, false, { remaining: 0.004 }],
    ['nothingToPay', undefined, false, { remaining: -0.004 }],
    ['toPay', 0.01, true, { remaining: 0.01 }],
    ['toPay', 30, false, { referenceNumber: '' }],
    ['unknown', undefined, false, { total: { value: null } }],
    ['unknown', undefined, false, { total: null }],
    ['toPay', 12, true, { remaining: 12, total: null }],
  ])('B1 B3: is %s, %s €, payable online: %s, for %j', (state, amount, payable, overrides) => {
    const one = bill('01.09.2026', 30, overrides)
    expect(billStatus(one)).toEqual({ state, ...(amount && { amount }) })
    expect(orderOf(one)).toEqual(payable ? { reference: 'R-1', amount } : null)
    const newer = october(30)
    expect(oldestPayable([newer, one])).toBe(payable ? one : newer)
    if (!payable) expect(oldestPayable([one])).toBeUndefined()
  })

  it('B1: no bill is the oldest without a bill or a date', () => {
    expect(oldestPayable([])).toBeUndefined()
    expect(oldestPayable([bill(null, 30)])).toBeUndefined()
  })

  it('B2: adds up to the total debt, which is unknown if one amount is', () => {
    expect(totalDebt([])).toBe(0)
    expect(totalDebt([bill(null, 30, { remaining: 12 }), bill(null, 8)])).toBe(20)
    expect(totalDebt([bill(null, 30), bill(null, null)])).toBeNull()
    // The provider sets a credit off, not the portal.
    expect(totalDebt([bill(null, 30), bill(null, -12.5)])).toBe(30)
  })
})

describe('one rounding for money', () => {
  loadedLocales.de = messages.de
  /** Thousandths of a euro: a tenth of them are half a cent, of which binary fractions are a little off. */
  const amounts = fc.integer({ min: 5, max: 100_000_000 }).map((thousandths) => thousandths / 1000)
  const { format } = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false })
  const parse = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace('\u00a0€', ''))

  it('B1 B3 B5: screen, copied text, code, table and request have the same amount', () => {
    fc.assert(
      fc.property(amounts, (remaining) => {
        const open = { ...bill('01.11.2026', remaining, { remaining }), billId: 'B-1' }
        const order = orderOf(open)
        const [transfer, table] = [
          epcPayload({
            iban: 'AT611904300234573201',
            name: 'Z',
            reference: 'R-1',
            amount: order?.amount ?? 0,
          }),
          exportRequest({ year: '2026', bills: [open] }, i18nObject('de'), 'de').rows[0]?.cells ?? [],
        ]
        const seen = {
          screen: parse(formatMoney(remaining, 'de')),
          copied: parse(formatHundredths(order?.amount ?? 0, 'de')),
          code: Number(/^EUR(\d+\.\d\d)$/m.exec(transfer ?? '')?.[1]),
          total: table[2],
          open: table[3],
          request: order?.amount,
          rounded: roundToCents(remaining),
          credit: -roundToCents(-remaining),
          debt: totalDebt([open]),
        }
        const amount = Number(format(remaining))
        expect(seen).toEqual(Object.fromEntries(Object.keys(seen).map((name) => [name, amount])))
      }),
      { examples: [[10.235], [1.005], [0.005], [8.345]] },
    )
  })

  it('B2: sums are those of the amounts on screen', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1 }), (all) => {
        const cents = all.reduce((sum, amount) => sum + Math.round(Number(format(amount)) * 100), 0)
        expect(totalDebt(all.map((amount) => bill(null, amount)))).toBe(cents / 100)
      }),
      { examples: [[[10.235, 10.235]]] },
    )
  })
})

it.each<[top: number, ...highest: number[]]>([
  [0.02, 0.001, 0.02],
  [0.4, 0.3],
  [0.6, 0.5],
  [2, 1, 2],
  [10, 9, 10],
  [50, 45],
  [300, 276, 299, 300],
  [800, 601],
  [20_000, 12_960],
])('the scale of a chart ends at %d for %d', (top, ...highest) => {
  expect(highest.map(chartTop)).toEqual(highest.map(() => top))
})
