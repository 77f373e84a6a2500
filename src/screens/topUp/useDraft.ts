import { useMemo, useState } from 'react'
import { useContracts, useCurrentContract } from '../../flows/account'
import { ownNumbers } from './ownNumbers'

interface DraftInput {
  phone: string
  amount: string
  code: string
}

/** The customer's input, kept when the tab changes; both tabs share the number. */
export interface Draft extends DraftInput {
  ownNumbers: readonly string[]
  change: (changes: Partial<DraftInput>) => void
}

export function useDraft(): Draft {
  const current = useCurrentContract()
  const contracts = useContracts()
  const own = useMemo(() => ownNumbers(contracts, current), [contracts, current])
  const [input, setInput] = useState<DraftInput>({ phone: own[0] ?? '', amount: '', code: '' })
  const change: Draft['change'] = (changes) => setInput((previous) => ({ ...previous, ...changes }))
  return { ...input, ownNumbers: own, change }
}
