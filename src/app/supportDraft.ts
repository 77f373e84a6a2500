import type { Contract } from '../api/types'
import type { SupportActor } from '../flows/support'
import { hasFields } from '../lib/hasFields'
import type { TabStorage } from '../lib/tabStorage'

/** Text that the customer has not sent yet. The tab stores it over a reload. */
interface Draft {
  /** The writer's first contract: another customer of the same browser must not see the text. */
  productId: string
  text: string
  typeId: number | null
  contractId: string | null
}

const isDraft = (value: unknown): value is Draft =>
  hasFields(value, {
    ...{ productId: 'string', text: 'string' },
    ...{ typeId: ['number', 'object'], contractId: ['string', 'object'] },
  })

/**
 * Restores the text from before a reload or the end of the session, and stores each further change.
 * The customer's contracts show whether she is the writer.
 */
export function persistDraft(request: SupportActor, contracts: readonly Contract[], tab: TabStorage): void {
  // The customer may have logged out before this file was loaded.
  if (request.getSnapshot().status !== 'active') return
  const storedDraft = tab.read('supportDraft')
  if (isDraft(storedDraft) && contracts.some(({ productId }) => productId === storedDraft.productId)) {
    const { text, typeId, contractId } = storedDraft
    request.send({ type: 'draft.restore', text, typeId, contractId })
  } else tab.write('supportDraft', null)
  const productId = contracts[0]?.productId
  const store = ({ context: { text, typeId, contractId } }: ReturnType<SupportActor['getSnapshot']>) =>
    tab.write('supportDraft', text && productId ? { productId, text, typeId, contractId } : null)
  // The customer may have written before this file was loaded.
  store(request.getSnapshot())
  request.subscribe(store)
}
