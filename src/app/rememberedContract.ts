import type { Contract } from '../api/types'
import type { LastVisit } from '../flows/account'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

type Remembering = Pick<Contract, 'productId' | 'phoneNumber'>

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** The tab's contract, and whether the customer chose it herself. */
export function contractOfTab(tab: TabStorage) {
  const kept = tab.read('contract')
  if (typeof kept !== 'object' || kept === null || !('productId' in kept) || !('phone' in kept)) return null
  return {
    productId: textOrNull(kept.productId),
    phone: textOrNull(kept.phone),
    isChosen: 'isChosen' in kept && kept.isChosen === true,
  }
}

/**
 * The contract of this tab before its reload; in a new tab, the last choice in any tab. Without a choice, the address
 * of a TV or internet home decides.
 */
export function rememberedContract(
  tab: TabStorage,
  storage: PortalStorage,
  kind: 'tv' | 'internet' | undefined,
): LastVisit {
  const ofTab = contractOfTab(tab)
  if (!ofTab) return { productId: null, phone: storage.read('phone'), kind: kind ?? null }
  if (kind !== undefined && !ofTab.isChosen) return { productId: null, phone: null, kind }
  return { productId: ofTab.productId, phone: ofTab.phone, kind: kind ?? null }
}

export function rememberOpened(tab: TabStorage, { productId, phoneNumber }: Remembering): void {
  const before = contractOfTab(tab)
  const isChosen = before?.productId === productId && before.isChosen
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen })
}

export const rememberChosen = (tab: TabStorage, { productId, phoneNumber }: Remembering): void =>
  tab.write('contract', { productId, phone: phoneNumber ?? null, isChosen: true })
