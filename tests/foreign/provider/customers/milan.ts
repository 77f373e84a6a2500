import { foreignAccounts } from '../accounts'
import { daysAfter } from '../calendar'
import type { Customer } from '../model'
import { consents } from './consents'
import { contract, monthlyBills, usages } from './contract'
import { notifications } from './notifications'

/** Has mobile contracts of which one is of a type that the specification does not name, all "active" in small letters. */
export const milan = (now: Date): Customer => ({
  userId: 4105,
  logosoftId: 77045,
  ...foreignAccounts.milan,
  tvPassword: '',
  email: 'milan@example.org',
  address: 'Bahnstraße 12/4',
  city: '8020 Graz',
  contracts: [
    contract({
      kind: 'mobile',
      productId: 65001,
      contractId: 55001,
      subscriptionId: 45001,
      phone: 43600100501,
      name: 'Almwind S',
      contractType: 'Prepaid',
      statusReason: 'active',
      since: daysAfter(now, -50),
      balance: 1720,
      tariff: 'ALM-S',
      voicemail: 'NO_LEAVE_MESSAGES',
      smsState: 0,
      languageId: 1,
      usages: usages(now, [3, 6, 0]),
    }),
    contract({
      kind: 'mobile',
      productId: 65002,
      contractId: 55002,
      subscriptionId: 45002,
      phone: 43600100502,
      name: 'Almwind Mix',
      contractType: 'Hybrid',
      statusReason: 'active',
      since: daysAfter(now, -350),
      balance: 640,
      tariff: 7004,
      usages: usages(now, [4, 0, 0]),
    }),
    contract({
      kind: 'mobile',
      productId: 65003,
      contractId: 55003,
      subscriptionId: 45003,
      phone: 43600100503,
      name: 'Almwind Büro',
      contractType: 'Business',
      statusReason: 'active',
      since: daysAfter(now, -1200),
      balance: 8412,
      tariff: 7005,
      bills: monthlyBills(now, 33602, 8412, [8412, 0]),
    }),
    contract({
      kind: 'mobile',
      productId: 65004,
      contractId: 55004,
      subscriptionId: 45004,
      phone: 43600100504,
      name: 'Almwind Reserve',
      contractType: 'Prepaid',
      statusReason: 'SUSPENDED',
      since: daysAfter(now, -1500),
    }),
  ],
  devices: [],
  notifications: notifications(now).slice(0, 3),
  consents: consents(),
  consentsDue: false,
  loyalties: [
    { name: { de: 'Treuebonus', sr: 'Bonus za vernost' }, activeFrom: daysAfter(now, -20), balance: 300 },
  ],
  habits: { unread: 'text', indexed: true, tariffInUse: 'apart' },
})
