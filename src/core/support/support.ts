import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { supportMachine } from '../../../machines/support.machine'
import { paths } from '../../domain/paths'
import { useCurrentContract } from '../account'
import { useServices } from '../services'

export type SupportActor = ActorRefFrom<typeof supportMachine>

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupport = (): SupportActor | undefined =>
  useSelector(useServices().session, ({ children }): SupportActor | undefined => children.support)

/** The address of the form; customer service itself begins with the subjects. */
export const supportFormAddress = `${paths.support}?view=form`

/** The beginning of a request. */
export interface Prefill {
  text: string
  /** The contract that it is about, if that is certain. */
  contractId?: string | null | undefined
  /** An urgent text comes before what the customer has written. */
  isLoss?: boolean
}

/** Begins a request with a text, which nothing sends; a text that the customer has written stays. */
export function usePrefill(): ((prefill: Prefill) => void) | undefined {
  const request = useSupport()
  if (!request) return undefined
  return ({ text, contractId = null, isLoss = false }) => {
    const draft = request.getSnapshot().context
    if (draft.text.includes(text.trim())) return
    const parts = isLoss ? [text, draft.text.trim()] : [draft.text.trim(), text]
    request.send({
      ...{ type: 'text.prefill', text: parts.filter(Boolean).join('\n\n') },
      ...(contractId && (isLoss || !draft.text)
        ? { contractId, typeId: null }
        : { contractId: draft.contractId, typeId: draft.typeId }),
      isLoss: isLoss || (draft.isLoss && draft.text !== ''),
    })
  }
}

/** Begins a question about something of the current contract. */
export function useQuestion(): ((reference: string) => void) | undefined {
  const prefill = usePrefill()
  const contractId = useCurrentContract()?.contractId
  return prefill && ((reference) => prefill({ text: `${reference}\n\n`, contractId }))
}
