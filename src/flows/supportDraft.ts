import type { Contract } from '../api/types'
import type { TabStorage } from '../lib/tabStorage'
import type { SupportActor } from './support'

/** Text that the customer has not sent yet. The tab stores it over a reload. */
interface Draft {
  /** The writer's first contract: another customer of the same browser must not see the text. */
  productId: string
  text: string
  typeId: number | null
  contractId: string | null
}

/** Drops text that an earlier build stored in another form. */
const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['productId', 'text'].every((name) => typeof Reflect.get(kept, name) === 'string') &&
  ['number', 'object'].includes(typeof Reflect.get(kept, 'typeId')) &&
  ['string', 'object'].includes(typeof Reflect.get(kept, 'contractId'))

/**
 * Restores the text from before a reload or the end of the session, and stores each further change.
 * The customer's contracts show whether she is the writer.
 */
export function keepDraft(request: SupportActor, contracts: readonly Contract[], tab: TabStorage): void {
  const kept = tab.read('supportDraft')
  if (isDraft(kept) && contracts.some(({ productId }) => productId === kept.productId)) {
    const { text, typeId, contractId } = kept
    request.send({ type: 'draft.restore', text, typeId, contractId })
  } else tab.write('supportDraft', null)
  const productId = contracts[0]?.productId
  request.subscribe(({ context: { text, typeId, contractId } }) =>
    tab.write('supportDraft', text && productId ? { productId, text, typeId, contractId } : null),
  )
}
