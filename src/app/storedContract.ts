import type { Contract } from '../api/types'
import type { LastVisit } from '../core/account'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

type ContractIds = Pick<Contract, 'productId' | 'phoneNumber'>

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** The tab's contract, and whether the customer chose it herself. */
export function contractOfTab(tab: TabStorage) {
  const stored = tab.read('contract')
  if (typeof stored !== 'object' || stored === null || !('productId' in stored) || !('phone' in stored))
    return null
  return {
    productId: textOrNull(stored.productId),
    phone: textOrNull(stored.phone),
    isChosen: 'isChosen' in stored && stored.isChosen === true,
  }
}

/**
 * The contract of this tab before its reload; in a new tab, the last choice in any tab. Without a choice, the address
 * of a TV or internet home decides.
 */
export function storedContract(
  tab: TabStorage,
  storage: PortalStorage,
  kind: 'tv' | 'internet' | undefined,
): LastVisit {
  const tabContract = contractOfTab(tab)
  if (!tabContract) return { productId: null, phone: storage.read('phone'), kind: kind ?? null }
  if (kind !== undefined && !tabContract.isChosen) return { productId: null, phone: null, kind }
  return { productId: tabContract.productId, phone: tabContract.phone, kind: kind ?? null }
}

export function storeOpenedContract(tab: TabStorage, { productId, phoneNumber }: ContractIds): void {
  const previous = contractOfTab(tab)
  const isChosen = previous?.productId === productId && previous.isChosen
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen })
}

export const storeChosenContract = (tab: TabStorage, { productId, phoneNumber }: ContractIds): void =>
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen: true })
