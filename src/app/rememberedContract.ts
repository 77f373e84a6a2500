import type { Contract } from '../api/types'
import type { Remembered } from '../flows/account'
import type { PortalStorage } from '../lib/storage'
import type { TabStorage } from '../lib/tabStorage'

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null)

/** The contract that this tab was about before its page was loaded anew; in a new tab, the one chosen last in any. */
export function rememberedContract(
  tab: TabStorage,
  storage: PortalStorage,
  kind: 'tv' | 'internet' | undefined,
): Remembered {
  const ofTab = tab.read('contract')
  if (typeof ofTab === 'object' && ofTab !== null && 'productId' in ofTab && 'phone' in ofTab)
    return { productId: textOrNull(ofTab.productId), phone: textOrNull(ofTab.phone), kind: kind ?? null }
  return { productId: null, phone: storage.read('phone'), kind: kind ?? null }
}

export const rememberContract = (
  tab: TabStorage,
  { productId, phoneNumber }: Pick<Contract, 'productId' | 'phoneNumber'>,
) => tab.write('contract', { productId, phone: phoneNumber ?? null })
