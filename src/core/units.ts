import type { ResourceAccount, Resources } from '../api/types'

/** The balances of an unlimited account say nothing, whatever the provider fills in. */
const withoutBalances = (account: ResourceAccount): ResourceAccount =>
  account.unlimited ? { ...account, balance: null, initialBalance: null } : account

/** The accounts of an answer by group, without what must not be counted. */
export const unitsOf = (groups: Resources = {}): Resources =>
  Object.fromEntries(Object.entries(groups).map(([name, accounts]) => [name, accounts.map(withoutBalances)]))
