import { dateText, daysLater } from '../dates'
import { type Localized, localized } from '../localized'
import type { CustomerData } from '../records'
import { monthlyBills } from './billing'
import { consentsOf } from './consents'
import { internetLine, mobileLine, tvLine } from './lines'
import { createListingEntries, fitDataUse } from './listing'
import { createNotifications } from './notifications'
import { personOf } from './small'
import { tvComfort } from './television'

/** A customer with one contract of every kind, and a little of everything. */
export function everyday(now: Date): CustomerData {
  const lena = { id: '1001', phone: '436601000001', name: 'Lena', plan: 1, balance: 23.4, bonus: 5 }
  const prepaid = mobileLine(now, 'Prepaid', lena)
  prepaid.groups.LOYALTY = [
    {
      name: localized('Treuepunkte', 'Poeni lojalnosti', 'Loyalty points'),
      description: localized(
        'Für jede Aufladung ein Punkt je Euro',
        'Za svaku dopunu jedan poen po evru',
        'One point for every euro you top up',
      ),
      balance: 350,
      initialBalance: 500,
      unit: localized('Punkte', 'poena', 'points'),
      expiryDate: dateText(daysLater(now, 90)),
    },
  ]
  prepaid.listing = createListingEntries(now, 260, 180)
  // Of 15 GB, 8.6 are left after 11 days.
  fitDataUse(prepaid.listing, daysLater(now, -11), 6_400)
  const paul = { id: '1002', phone: '436601000011', name: 'Paul', plan: 0, balance: 18.75 }
  const postpaid = mobileLine(now, 'Postpaid', paul)
  postpaid.contract.bindingEndDate = dateText(daysLater(now, 210))
  postpaid.bills = monthlyBills(now, '1002', 8, 2)
  postpaid.listing = createListingEntries(now, 90, 180)
  const office = {
    id: '1003',
    phone: '436601000012',
    name: localized('Büro', 'Kancelarija', 'Office'),
    plan: 0,
    balance: 42.1,
  }
  const business = mobileLine(now, 'Business', office)
  business.bills = monthlyBills(now, '1003', 4, 1, 14)
  business.contract.startDate = dateText(daysLater(now, -410))
  business.groups.BUNDLE_ACCOUNT?.push({
    name: localized('Anrufe in der Firma', 'Pozivi u firmi', 'Calls within the company'),
    ...{ unlimited: true, unit: 'min', expiryDate: business.groups.TARIFF_PLAN?.[0]?.expiryDate ?? null },
  })
  const old = {
    id: '1004',
    phone: '436601000013',
    name: localized('Alte Nummer', 'Stari broj', 'Old number'),
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
          name: localized('Treuebonus Gold', 'Bonus lojalnosti Gold', 'Gold loyalty bonus'),
          activeFrom: dateText(daysLater(now, -420)),
          balance: 350,
          balanceUnitDivision: localized('Punkte', 'poena', 'points'),
        },
        {
          name: localized('Willkommensbonus', 'Bonus dobrodošlice', 'Welcome bonus'),
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
      box(localized('TV-Box Wohnzimmer', 'TV boks dnevna soba', 'Living room TV box'), 400),
      box(localized('TV-Box Schlafzimmer', 'TV boks spavaća soba', 'Bedroom TV box'), 90),
      { ...prepaid.contract, created_at: dateText(daysLater(now, -700)) },
    ],
    supportRequests: [],
  }
}
