import { useCallback, useMemo, useState } from 'react'
import type { Contract } from '../../api/types'
import { useContracts, useCurrentContract } from '../../core/account'
import { isActiveContract, isPrepaid } from '../../domain/contracts'

/** The customer's numbers that can be topped up, the current one first. */
function ownNumbers(contracts: Contract[], current: Contract | null): string[] {
  const own = contracts
    .filter((contract) => isPrepaid(contract) && isActiveContract(contract))
    .toSorted((one, other) => Number(other === current) - Number(one === current))
  return own.flatMap(({ phoneNumber }) => phoneNumber ?? [])
}

interface DraftInput {
  phone: string
  amount: string
  code: string
}

/** What the customer has typed, kept when the tab changes; both tabs share the number. */
export interface Draft extends DraftInput {
  ownNumbers: readonly string[]
  change: (changes: Partial<DraftInput>) => void
}

export function useDraft(): Draft {
  const current = useCurrentContract()
  const contracts = useContracts()
  const own = useMemo(() => ownNumbers(contracts, current), [contracts, current])
  const [input, setInput] = useState<DraftInput>({ phone: own[0] ?? '', amount: '', code: '' })
  const change: Draft['change'] = useCallback(
    (changes) => setInput((previous) => ({ ...previous, ...changes })),
    [],
  )
  return { ...input, ownNumbers: own, change }
}
