import { useEffect, useState } from 'react'
import type { Contract } from '../../api/types'
import { useUser } from '../../flows/account'
import type { DeclarationKind } from '../../flows/contractDeclaration'
import { useServices } from '../../flows/services'
import { hasFields } from '../../lib/hasFields'
import type { Draft } from './declarationParts'

/** A draft, as the tab stores it over a reload. */
interface StoredDraft {
  kind: DeclarationKind
  /** The writer's first contract: another customer of the same browser must not see the draft. */
  ownerId: string
  draft: Draft
}

const isDraft = (value: unknown): value is Draft =>
  hasFields(value, {
    ...{ productId: 'string', end: 'string', date: 'string', isForCause: 'boolean' },
    ...{ reason: 'string', name: 'string', email: 'string' },
  }) &&
  (value.end === 'next' || value.end === 'date')
const isStoredDraft = (value: unknown): value is StoredDraft =>
  hasFields(value, { kind: 'string', ownerId: 'string', draft: 'object' }) && isDraft(value.draft)

const isOwn = (stored: unknown, contracts: readonly Contract[]): stored is StoredDraft =>
  isStoredDraft(stored) && contracts.some(({ productId }) => productId === stored.ownerId)

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
    const stored = tab.read('declarationDraft')
    if (isOwn(stored, contracts) && stored.kind === kind) return stored.draft
    return {
      // With several, the customer decides.
      productId: (contracts.length === 1 && first?.productId) || '',
      ...{ end: 'next', date: '', isForCause: false, reason: '' },
      ...{ name: fullName ?? '', email: email ?? '' },
    }
  })
  useEffect(() => {
    if (isReceived || !isOwn(tab.read('declarationDraft'), contracts)) tab.write('declarationDraft', null)
  }, [isReceived, tab, contracts])
  const change = (changed: Draft) => {
    setDraft(changed)
    if (first) tab.write('declarationDraft', { kind, ownerId: first.productId, draft: changed })
  }
  return [draft, change]
}
