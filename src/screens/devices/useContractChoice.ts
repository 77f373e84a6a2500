import { useLocation } from 'wouter'
import type { Contract } from '../../api/types'
import { kindOf } from '../../domain/contractKind'
import { useServices } from '../../flows/services'

/** Makes a contract the current one, which leads to its home. A mobile contract leads there in any case. */
export function useContractChoice(): (chosen: Contract) => void {
  const { contract } = useServices()
  const [, navigate] = useLocation()
  return (chosen) => {
    const select = { type: 'contract.select', productId: chosen.productId } as const
    if (contract.getSnapshot().can(select)) contract.send(select)
    else if (kindOf(chosen) === 'mobile') navigate('/')
  }
}
