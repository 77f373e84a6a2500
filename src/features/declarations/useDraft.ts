import { useCallback, useEffect, useState } from 'react'
import type { Declaration } from '../../../machines/contractDeclaration.machine'
import type { Contract } from '../../api/types'
import { useUser } from '../../core/account'
import { useServices } from '../../core/services'
import { readOwned, storeOwned } from '../../lib/ownedData'
import { type Guard, isBoolean, isObjectOf, isOneOf, isString } from '../../lib/typeGuards'
import type { DeclarationKind } from './declarationText'

/** What the customer has entered. The contract is known by the id that every contract has. */
export type Draft = Omit<Declaration, 'contractId'> & { productId: string }

const isDraft: Guard<Draft> = isObjectOf({
  ...{ productId: isString, end: isOneOf('next', 'date'), date: isString, isForCause: isBoolean },
  ...{ reason: isString, name: isString, email: isString },
})
const isStoredDraft = isObjectOf({
  kind: isOneOf<DeclarationKind>('withdrawal', 'cancellation'),
  draft: isDraft,
})

/** What the customer has entered, and a function that changes it. The tab stores it until the provider receives it. */
export function useDraft(
  kind: DeclarationKind,
  contracts: readonly Contract[],
  isReceived: boolean,
): [Draft, (draft: Draft) => void] {
  const { tab } = useServices()
  const { fullName, email } = useUser()
  const [first] = contracts
  const [draft, setDraft] = useState<Draft>(() => {
    const stored = readOwned(tab, 'declarationDraft', isStoredDraft, contracts)
    if (stored?.kind === kind) return stored.draft
    return {
      // With several, the customer decides.
      productId: (contracts.length === 1 && first?.productId) || '',
      ...{ end: 'next', date: '', isForCause: false, reason: '' },
      ...{ name: fullName ?? '', email: email ?? '' },
    }
  })
  useEffect(() => {
    if (isReceived || !readOwned(tab, 'declarationDraft', isStoredDraft, contracts))
      tab.write('declarationDraft', null)
  }, [isReceived, tab, contracts])
  const change = useCallback(
    (changed: Draft) => {
      setDraft(changed)
      storeOwned(tab, 'declarationDraft', contracts, { kind, draft: changed })
    },
    [tab, contracts, kind],
  )
  return [draft, change]
}
