import { useMemo } from 'react'
import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Contract } from '../../api/types'
import { useAccountActor } from '../../core/account'
import { type Query, useQuery } from '../../core/query'
import { kindOf } from '../../domain/contractKind'

async function loadDevices(api: Api, signal: AbortSignal): Promise<Contract[] | null> {
  const { body } = await requireAccepted(api.GET('/api/get-ppi', { signal }))
  return body?.contracts.length ? body.contracts : null
}

export interface Devices {
  /** The devices, and the contracts that the provider lists with them. */
  query: Query<Contract[]>
  actions: {
    /** Makes the contract of a device the current one. */
    choose: (device: Contract) => void
  }
}

/** The devices and contracts of the customer. */
export function useDevices(): Devices {
  const account = useAccountActor()
  const actions = useMemo(
    () => ({
      choose(device: Contract) {
        const isMobile = kindOf(device) === 'mobile'
        account?.send({ type: 'device.choose', productId: device.productId, isMobile })
      },
    }),
    [account],
  )
  return { query: useQuery(loadDevices), actions }
}
