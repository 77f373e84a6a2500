import { foreignAccounts } from '../accounts'
import { daysAfter } from '../calendar'
import type { Customer } from '../model'
import { consents } from './consents'
import { contract, monthlyBills, usages } from './contract'
import { notifications } from './notifications'

/** Has one contract of each kind, types in capitals, and settings of which the specification knows nothing. */
export const petra = (now: Date): Customer => ({
  userId: 4101,
  logosoftId: 77041,
  ...foreignAccounts.petra,
  tvPassword: 'fernsehen-1',
  email: 'petra.haslinger@example.org',
  address: 'Lindenweg 7',
  city: '4020 Linz',
  contracts: [
    contract({
      kind: 'mobile',
      productId: 61001,
      contractId: 51001,
      subscriptionId: 41001,
      phone: 43600100101,
      name: 'Almwind M',
      displayName: 'Mein Handy',
      contractType: 'PREPAID',
      since: daysAfter(now, -700),
      balance: 2340,
      bonus: 150,
      tariff: 'ALM-M',
      voicemail: 'FORWARDED',
      smsState: 2,
      usages: usages(now, [20, 30, 10]),
    }),
    contract({
      kind: 'mobile',
      productId: 61002,
      contractId: 51002,
      subscriptionId: 41002,
      phone: 43600100102,
      name: 'Almwind Plus',
      contractType: 'POSTPAID',
      since: daysAfter(now, -420),
      boundUntil: daysAfter(now, 310),
      balance: 1875,
      tariff: 7005,
      usages: usages(now, [7, 12, 5]),
      bills: monthlyBills(now, 30608, 2340, [2340, 1200, 0, 0, 0, 0, 0, 0]),
    }),
    contract({
      kind: 'tv',
      productId: 61003,
      contractId: 51003,
      lineExternalId: 91003,
      name: 'Fernsehen Daheim',
      contractType: 'POSTPAID',
      since: daysAfter(now, -380),
      boundUntil: daysAfter(now, 350),
      tariff: 302,
      bills: monthlyBills(now, 30703, 1990, [0, 0, 0]),
    }),
    contract({
      kind: 'internet',
      productId: 61004,
      contractId: 51004,
      name: 'Internet Daheim',
      contractType: 'POSTPAID',
      since: daysAfter(now, -380),
      tariff: 402,
      bills: monthlyBills(now, 30802, 2990, [2990, 0]),
    }),
  ],
  devices: [
    { name: 'TV-Box Wohnzimmer', since: daysAfter(now, -380), serial: 880001 },
    { name: 'TV-Box Schlafzimmer', since: daysAfter(now, -120), serial: 880002 },
    { name: 'Tablet', since: daysAfter(now, -15), serial: 880003 },
  ],
  notifications: notifications(now),
  consents: consents(),
  consentsDue: true,
  loyalties: [
    { name: { de: 'Treuebonus', sr: 'Bonus za vernost' }, activeFrom: daysAfter(now, -90), balance: 1200 },
    { name: { de: 'Wochenendminuten', sr: 'Vikend minuti' }, activeFrom: daysAfter(now, -30), balance: 4550 },
  ],
  habits: { unread: 'null', indexed: false, tariffInUse: 'listed' },
})
