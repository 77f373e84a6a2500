import { useSelector } from '@xstate/react'
import { useCallback, useMemo, useState } from 'react'
import { useServices } from '../../flows/services'
import { useCurrentContract } from '../../flows/useCurrentContract'
import { ownNumbers } from './ownNumbers'

interface Typed {
  phone: string
  amount: string
  code: string
}

/** What the customer has typed, kept over a change of tab; both tabs share the number. */
export interface Draft extends Typed {
  ownNumbers: readonly string[]
  change: (typed: Partial<Typed>) => void
}

export function useDraft(): Draft {
  const current = useCurrentContract()
  const contracts = useSelector(useServices().contract, (snapshot) => snapshot.context.contracts)
  const own = useMemo(() => ownNumbers(contracts, current), [contracts, current])
  const [typed, setTyped] = useState<Typed>({ phone: own[0] ?? '', amount: '', code: '' })
  const change = useCallback<Draft['change']>(
    (changed) => setTyped((before) => ({ ...before, ...changed })),
    [],
  )
  return { ...typed, ownNumbers: own, change }
}
