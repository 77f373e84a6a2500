import { foreignAccounts } from '../accounts'
import { daysAfter } from '../calendar'
import type { Customer } from '../model'
import { consents } from './consents'
import { contract, monthlyBills } from './contract'
import { notifications } from './notifications'

/** Has internet alone. */
export const igor = (now: Date): Customer => ({
  userId: 4103,
  logosoftId: 77043,
  ...foreignAccounts.igor,
  tvPassword: '',
  email: 'igor@example.org',
  city: '1100 Wien',
  contracts: [
    contract({
      kind: 'internet',
      productId: 63001,
      contractId: 53001,
      name: 'Internet Schnell',
      contractType: null,
      since: daysAfter(now, -200),
      boundUntil: daysAfter(now, 530),
      tariff: 401,
      bills: monthlyBills(now, 32604, 3490, [0, 0, 0, 0]),
    }),
  ],
  devices: [],
  notifications: notifications(now).slice(2),
  consents: consents(),
  consentsDue: false,
  loyalties: [],
  habits: { unread: 'absent', indexed: false, tariffInUse: 'apart' },
})
