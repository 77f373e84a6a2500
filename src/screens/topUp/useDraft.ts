import { useCallback, useMemo, useState } from 'react'
import { useContracts, useCurrentContract } from '../../flows/account'
import { ownNumbers } from './ownNumbers'

interface Typed {
  phone: string
  amount: string
  code: string
}

/** The customer's input, kept when the tab changes; both tabs share the number. */
export interface Draft extends Typed {
  ownNumbers: readonly string[]
  change: (typed: Partial<Typed>) => void
}

export function useDraft(): Draft {
  const current = useCurrentContract()
  const contracts = useContracts()
  const own = useMemo(() => ownNumbers(contracts, current), [contracts, current])
  const [typed, setTyped] = useState<Typed>({ phone: own[0] ?? '', amount: '', code: '' })
  const change = useCallback<Draft['change']>(
    (changed) => setTyped((before) => ({ ...before, ...changed })),
    [],
  )
  return { ...typed, ownNumbers: own, change }
}
