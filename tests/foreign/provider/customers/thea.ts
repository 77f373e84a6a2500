import { foreignAccounts } from '../accounts'
import { daysAfter } from '../calendar'
import type { Customer } from '../model'
import { consents } from './consents'
import { contract, monthlyBills } from './contract'
import { notifications } from './notifications'

/** Has television alone. */
export const thea = (now: Date): Customer => ({
  userId: 4102,
  logosoftId: 77042,
  ...foreignAccounts.thea,
  tvPassword: 'fernsehen-2',
  email: 'thea@example.org',
  address: 'Am Anger 3',
  city: null,
  contracts: [
    contract({
      kind: 'tv',
      productId: 62001,
      contractId: 52001,
      lineExternalId: 92001,
      name: 'Fernsehen Groß',
      since: daysAfter(now, -900),
      tariff: 303,
      bills: monthlyBills(now, 31603, 2490, [2490, 0, 0]),
    }),
  ],
  devices: [
    { name: 'TV-Box Küche', since: daysAfter(now, -900), serial: 880011 },
    { name: 'TV-Box Stube', since: daysAfter(now, -880), serial: 880012 },
    { name: 'Fernseher im Gästezimmer', since: daysAfter(now, -60), serial: 880013 },
  ],
  notifications: notifications(now).slice(0, 2),
  consents: consents().filter((consent) => consent.parentId === undefined),
  consentsDue: false,
  loyalties: [],
  habits: { unread: 'number', indexed: true, tariffInUse: 'apart' },
})
