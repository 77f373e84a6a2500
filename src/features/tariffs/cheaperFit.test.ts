import { expect, it } from 'vitest'
import type { Tariff } from '../../api/types'
import type { CachedUnits } from '../../core/unitsCache'
import { cheaperFitOf, comparisonOf } from './rules'

const end = '07.12.2026'
const units: CachedUnits = {
  loadedAt: new Date(2026, 10, 20, 12).getTime(),
  locale: 'de',
  resources: {
    TARIFF_PLAN: [{ name: 'Laufzeit', balance: 17, initialBalance: 28, unit: 'Tage', expiryDate: end }],
    // About 5 GB in the whole period.
    BUNDLE_ACCOUNT: [
      { name: 'Daten', balance: 18, initialBalance: 20, unit: 'GB', expiryDate: end },
      { name: 'Minuten', balance: 990, initialBalance: 1000, unit: 'min', expiryDate: end },
    ],
  },
}

const plan = (name: string, value: number | null, gigabytes: number, more: Partial<Tariff> = {}): Tariff => ({
  ...{ mvno_code: name, name, durationLabel: '28 Tage', price: { value } },
  descriptionItems: [{ title: `${gigabytes} GB` }, { title: '1000 Minuten' }],
  ...more,
})
const active = plan('M', 14.9, 20)

it.each<[what: string, offers: Tariff[], found: [string, number] | undefined, oldTariff?: Tariff]>([
  ['a cheaper one that covers', [plan('S', 9.9, 6)], ['S', 5]],
  ['the cheapest of two', [plan('S', 9.9, 10), plan('XS', 7.5, 6)], ['XS', 7.4]],
  ['one that is a little too small', [plan('S', 9.9, 4)], undefined],
  ['one at the same price', [plan('S', 14.9, 6)], undefined],
  ['one without a price', [plan('S', null, 6)], undefined],
  ['one in another currency', [plan('S', 9.9, 6, { price: { value: 9.9, label: 'RSD' } })], undefined],
  ['one of another duration', [plan('S', 9.9, 6, { durationLabel: 'pro Monat' })], undefined],
  ['one of an unknown duration', [plan('S', 9.9, 6, { durationLabel: null })], undefined],
  ['a tariff in use without a price', [plan('S', 9.9, 6)], undefined, plan('M', null, 20)],
  [
    'an item whose use is unknown',
    [
      plan('S', 9.9, 6, {
        descriptionItems: [{ title: '6 GB' }, { title: '1000 Minuten' }, { title: '50 SMS' }],
      }),
    ],
    undefined,
    plan('M', 14.9, 20, {
      descriptionItems: [{ title: '20 GB' }, { title: '1000 Minuten' }, { title: '100 SMS' }],
    }),
  ],
])('T1: a cheaper tariff that would do, for %s', (_, tariffs, found, oldTariff = active) => {
  const list = { oldTariff, tariffs, activeCodes: ['M'], isPartial: false }
  const cheaper = cheaperFitOf(list, comparisonOf(list, units))
  expect(cheaper && [cheaper.tariff.name, cheaper.saving]).toEqual(found)
})
