import { useCallback, useMemo } from 'react'
import type { Contract } from '../../api/types'
import { useAccountActor, useContracts } from '../../core/account'
import { isActiveContract, isPrepaid } from '../../domain/contracts'

interface BillContracts {
  contracts: readonly Contract[]
  /** Makes a contract the current one. */
  choose: (productId: string) => void
}

/** The contracts that may have the bill that the customer has paid. */
export function useBillContracts(): BillContracts {
  const account = useAccountActor()
  const all = useContracts()
  const contracts = useMemo(() => {
    const usual = all.filter((contract) => isActiveContract(contract) && !isPrepaid(contract))
    // A contract that has ended may have a last bill.
    return usual.length > 0 ? usual : all
  }, [all])
  const choose = useCallback(
    (productId: string) => account?.send({ type: 'contract.select', productId, keepsPage: true }),
    [account],
  )
  return { contracts, choose }
}
