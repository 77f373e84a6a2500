import { foreignAccounts } from '../accounts'
import type { Customer } from '../model'

/** Has an account and nothing else: each list is empty, and each in another form. */
export const nada = (): Customer => ({
  userId: 4104,
  logosoftId: 77044,
  ...foreignAccounts.nada,
  tvPassword: '',
  address: '',
  city: null,
  contracts: [],
  devices: [],
  notifications: [],
  consents: [],
  consentsDue: false,
  loyalties: [],
  habits: { unread: 'null', indexed: true, tariffInUse: 'apart' },
})
