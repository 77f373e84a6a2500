import { both } from '../bilingual'
import { dateText, daysLater } from '../dates'
import type { WorldData } from '../records'
import { monthlyBills } from './billing'
import { consentsOf } from './consents'
import { internetLine, mobileLine, tvLine } from './lines'
import { news } from './news'
import { tvTariffs } from './television'
import { usage } from './usage'

/** A customer with one contract of every kind, and a little of everything. */
export function everyday(now: Date): WorldData {
  const prepaid = mobileLine({
    id: '1001',
    phone: '436601000001',
    displayName: 'Lena',
    type: 'Prepaid',
    plan: 1,
    balance: 23.4,
    bonus: 5,
    now,
  })
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
  prepaid.listing = usage(now, 260, 180)
  const postpaid = mobileLine({
    id: '1002',
    phone: '436601000011',
    displayName: 'Paul',
    type: 'Postpaid',
    plan: 0,
    balance: 18.75,
    bindingEndDate: dateText(daysLater(now, 210)),
    now,
  })
  postpaid.bills = monthlyBills(now, '1002', 8, 2)
  postpaid.listing = usage(now, 90, 180)
  const business = mobileLine({
    id: '1003',
    phone: '436601000012',
    displayName: both('Büro', 'Kancelarija'),
    type: 'Business',
    plan: 0,
    balance: 42.1,
    now,
  })
  business.bills = monthlyBills(now, '1003', 4, 1)
  const inactive = mobileLine({
    id: '1004',
    phone: '436601000013',
    displayName: both('Alte Nummer', 'Stari broj'),
    type: 'Prepaid',
    plan: 0,
    balance: 0,
    statusReason: 'Suspended',
    now,
  })
  const tv = tvLine('1005', tvTariffs[1] ?? { name: 'TV' }, now)
  tv.bills = monthlyBills(now, '1005', 6, 1)
  const internet = internetLine('1006', { name: 'Internet 150', speed: '150/30 Mbit/s' }, now)
  internet.bills = monthlyBills(now, '1006', 6, 0)

  return {
    userId: 'U-1001',
    person: {
      fullName: 'Lena Moser',
      email: 'lena.moser@example.com',
      address: 'Lindengasse 12/4',
      city: '1070 Wien',
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
    notifications: news(now, 4, 2),
    consents: consentsOf(false),
    devices: [
      {
        ...tv.contract,
        name: both('TV-Box Wohnzimmer', 'TV boks dnevna soba'),
        created_at: dateText(daysLater(now, -400)),
      },
      {
        ...tv.contract,
        name: both('TV-Box Schlafzimmer', 'TV boks spavaća soba'),
        created_at: dateText(daysLater(now, -90)),
      },
      { ...prepaid.contract, created_at: dateText(daysLater(now, -700)) },
    ],
    supportRequests: [],
  }
}
