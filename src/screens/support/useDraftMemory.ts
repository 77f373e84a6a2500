import { useEffect } from 'react'
import type { Contract } from '../../api/types'
import type { SupportRequestActor } from '../../flows/supportRequest'
import { readPageMemory, writePageMemory } from '../../lib/pageMemory'

/** What is written and not sent yet, as the page remembers it across a reload. */
interface Draft {
  /** Of a contract of who wrote it: another customer of the same browser must not see it. */
  productId: string
  text: string
  typeId: number | null
  contractId: string | null
}

function restore(request: SupportRequestActor, contracts: readonly Contract[]): void {
  // Written below alone, into an entry of the history that no other site can reach.
  const draft = readPageMemory('supportDraft') as Draft | null | undefined
  if (!draft) return
  writePageMemory('supportDraft', null)
  const { productId, contractId, typeId, text } = draft
  if (request.getSnapshot().context.text || !contracts.some((one) => one.productId === productId)) return
  if (contractId !== null) request.send({ type: 'contract.choose', contractId })
  if (typeId !== null) request.send({ type: 'requestType.choose', typeId })
  request.send({ type: 'text.edit', text })
}

/** Lets the draft outlive a reload of its page. It is written down when the page goes, not while somebody types. */
export function useDraftMemory(request: SupportRequestActor, contracts: readonly Contract[]): void {
  useEffect(() => {
    restore(request, contracts)
    const remember = () => {
      const { text, typeId, contractId } = request.getSnapshot().context
      const productId = contracts[0]?.productId
      writePageMemory('supportDraft', text && productId ? { productId, text, typeId, contractId } : null)
    }
    // With `pagehide` it is too late: browsers have noted by then what the entry of the history holds.
    window.addEventListener('beforeunload', remember)
    return () => window.removeEventListener('beforeunload', remember)
  }, [request, contracts])
}
