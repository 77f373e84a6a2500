import { dateText, daysLater } from '../dates'
import { both, type Localized } from '../localized'
import type { WorldData } from '../records'
import { monthlyBills } from './billing'
import { consentsOf } from './consents'
import { internetLine, mobileLine, tvLine } from './lines'
import { createListingEntries } from './listing'
import { createNotifications } from './notifications'
import { personOf } from './small'
import { tvComfort } from './television'

/** A customer with one contract of every kind, and a little of everything. */
export function everyday(now: Date): WorldData {
  const lena = { id: '1001', phone: '436601000001', name: 'Lena', plan: 1, balance: 23.4, bonus: 5 }
  const prepaid = mobileLine(now, 'Prepaid', lena)
  prepaid.groups.LOYALTY = [
    {
      name: both('Treuepunkte', 'Poeni lojalnosti'),
      description: both('Für jede Aufladung ein Punkt je Euro', 'Za svaku dopunu jedan poen po evru'),
      balance: 350,
      initialBalance: 500,
      unit: both('Punkte', 'poena'),
      expiryDate: dateText(daysLater(now, 90)),
    },
  ]
  prepaid.listing = createListingEntries(now, 260, 180)
  const paul = { id: '1002', phone: '436601000011', name: 'Paul', plan: 0, balance: 18.75 }
  const postpaid = mobileLine(now, 'Postpaid', paul)
  postpaid.contract.bindingEndDate = dateText(daysLater(now, 210))
  postpaid.bills = monthlyBills(now, '1002', 8, 2)
  postpaid.listing = createListingEntries(now, 90, 180)
  const office = {
    id: '1003',
    phone: '436601000012',
    name: both('Büro', 'Kancelarija'),
    plan: 0,
    balance: 42.1,
  }
  const business = mobileLine(now, 'Business', office)
  business.bills = monthlyBills(now, '1003', 4, 1)
  const old = {
    id: '1004',
    phone: '436601000013',
    name: both('Alte Nummer', 'Stari broj'),
    plan: 0,
    balance: 0,
  }
  const inactive = mobileLine(now, 'Prepaid', old)
  inactive.contract.statusReason = 'Suspended'
  const tv = tvLine(now, '1005', tvComfort)
  tv.bills = monthlyBills(now, '1005', 6, 1)
  const internet = internetLine(now, '1006', '150/30 Mbit/s')
  internet.bills = monthlyBills(now, '1006', 6, 0)
  const box = (name: Localized, age: number) => ({
    ...{ ...tv.contract, name, created_at: dateText(daysLater(now, -age)) },
  })

  return {
    userId: 'U-1001',
    person: {
      ...personOf('Lena Moser', 'Lindengasse 12/4', '1070 Wien'),
      loyalties: [
        {
          name: both('Treuebonus Gold', 'Bonus lojalnosti Gold'),
          activeFrom: dateText(daysLater(now, -420)),
          balance: 350,
          balanceUnitDivision: both('Punkte', 'poena'),
        },
        {
          name: both('Willkommensbonus', 'Bonus dobrodošlice'),
          activeFrom: dateText(daysLater(now, -30)),
          balance: 5,
          balanceUnitDivision: '€',
        },
      ],
    },
    lines: [prepaid, postpaid, business, inactive, tv, internet],
    notifications: createNotifications(now, 4, 2),
    consents: consentsOf(false),
    devices: [
      box(both('TV-Box Wohnzimmer', 'TV boks dnevna soba'), 400),
      box(both('TV-Box Schlafzimmer', 'TV boks spavaća soba'), 90),
      { ...prepaid.contract, created_at: dateText(daysLater(now, -700)) },
    ],
    supportRequests: [],
  }
}
