import type { Contract } from '../api/types'
import type { TabStorage } from '../lib/tabStorage'
import type { SupportRequestActor } from './supportRequest'

/** What is written and not sent yet, as the tab remembers it over a reload. */
interface Draft {
  /** Of the first contract of who wrote it: another customer of the same browser must not see it. */
  productId: string
  text: string
  typeId: number | null
  contractId: string | null
}

/** What an earlier build of the portal wrote in another form is dropped. */
const isDraft = (kept: unknown): kept is Draft =>
  typeof kept === 'object' &&
  kept !== null &&
  ['productId', 'text'].every((name) => typeof Reflect.get(kept, name) === 'string') &&
  ['number', 'object'].includes(typeof Reflect.get(kept, 'typeId')) &&
  ['string', 'object'].includes(typeof Reflect.get(kept, 'contractId'))

/**
 * Brings back what the customer wrote before the page was loaded anew or her session ended, and remembers what she
 * writes from now on. Her contracts tell whether it is she.
 */
export function keepDraft(
  request: SupportRequestActor,
  contracts: readonly Contract[],
  tab: TabStorage,
): void {
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
