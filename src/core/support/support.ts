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

/** What the customer has written: not the text of a subject that she has left as it was. */
function writtenOf({ text, template }: { text: string; template: string }): string {
  const untouched = `\n\n${template.trim()}`
  const written = `\n\n${text.trim()}`
  return (template && written.endsWith(untouched) ? written.slice(0, -untouched.length) : written).trim()
}

/**
 * Begins a request with a text, which nothing sends. A text that the customer has written stays, and a subject that she
 * has begun to complete does not appear twice.
 */
export function usePrefill(): ((prefill: Prefill) => void) | undefined {
  const request = useSupport()
  if (!request) return undefined
  return ({ text, contractId = null, isLoss = false }) => {
    const draft = request.getSnapshot().context
    const written = writtenOf(draft)
    // A line stays in what completes it. One line alone may be a salutation that other subjects share.
    if (text.split('\n').every((line) => written.includes(line.trim()))) return
    const parts = isLoss ? [text, written] : [written, text]
    const isReplaced = !written && draft.text !== '' && draft.template !== text
    request.send({
      ...{ type: 'text.prefill', text: parts.filter(Boolean).join('\n\n'), template: text },
      ...(isReplaced || (contractId && (isLoss || !written))
        ? { contractId, typeId: null }
        : { contractId: draft.contractId, typeId: draft.typeId }),
      isLoss: isLoss || (draft.isLoss && written !== ''),
    })
  }
}

/** Begins a question about something of the current contract. */
export function useQuestion(): ((reference: string) => void) | undefined {
  const prefill = usePrefill()
  const contractId = useCurrentContract()?.contractId
  return prefill && ((reference) => prefill({ text: `${reference}\n\n`, contractId }))
}
