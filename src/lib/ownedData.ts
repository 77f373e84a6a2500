import type { TabKey, TabStorage } from './tabStorage'
import { type Guard, isObjectOf, isString } from './typeGuards'

/** What identifies a customer: her contracts. Another customer of the same browser must not see her data. */
type Owner = readonly { productId: string }[]

/** The data that a tab stores for this customer; null if it is missing, unreadable or another customer's. */
export function readOwned<Data>(
  tab: TabStorage,
  key: TabKey,
  isData: Guard<Data>,
  owner: Owner,
): Data | null {
  const stored = tab.read(key)
  const isOwned = isObjectOf({ ownerId: isString, data: isData })
  return isOwned(stored) && owner.some(({ productId }) => productId === stored.ownerId) ? stored.data : null
}

/** Stores data under the customer's first contract; null removes it. */
export function storeOwned<Data>(tab: TabStorage, key: TabKey, owner: Owner, data: Data | null): void {
  const ownerId = owner[0]?.productId
  tab.write(key, data !== null && ownerId !== undefined ? { ownerId, data } : null)
}
