import type { Contract } from '../api/types'
import type { InitialContract } from '../core/account'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

type ContractIds = Pick<Contract, 'productId' | 'phoneNumber'>

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** The tab's contract, and whether the customer selected it herself. */
export function contractOfTab(tab: Pick<TabStorage, 'read'>) {
  const stored = tab.read('contract')
  if (typeof stored !== 'object' || stored === null || !('productId' in stored) || !('phone' in stored))
    return null
  return {
    productId: textOrNull(stored.productId),
    phone: textOrNull(stored.phone),
    isSelected: 'isChosen' in stored && stored.isChosen === true,
  }
}

/**
 * The contract of this tab before its reload; in a new tab, the last selection in any tab. Without one, the address
 * of a TV or internet home decides.
 */
export function storedContract(
  tab: Pick<TabStorage, 'read'>,
  storage: Pick<PortalStorage, 'read'>,
  kind: 'tv' | 'internet' | undefined,
): InitialContract {
  const tabContract = contractOfTab(tab)
  if (!tabContract) return { productId: null, phone: storage.read('phone'), kind: kind ?? null }
  if (kind !== undefined && !tabContract.isSelected) return { productId: null, phone: null, kind }
  return { productId: tabContract.productId, phone: tabContract.phone, kind: kind ?? null }
}

export function storeCurrentContract(tab: TabStorage, { productId, phoneNumber }: ContractIds): void {
  const previous = contractOfTab(tab)
  const isSelected = previous?.productId === productId && previous.isSelected
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen: isSelected })
}

export const storeSelectedContract = (tab: TabStorage, { productId, phoneNumber }: ContractIds): void =>
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen: true })
