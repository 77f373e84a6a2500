import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { supportMachine } from '../../../machines/support.machine'
import { useCurrentContract } from '../account'
import { useServices } from '../services'

export type SupportActor = ActorRefFrom<typeof supportMachine>

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupport = (): SupportActor | undefined =>
  useSelector(useServices().session, ({ children }): SupportActor | undefined => children.support)

/** Begins a question about something of the current contract; a text that the customer has written stays. */
export function useQuestion(): ((reference: string) => void) | undefined {
  const request = useSupport()
  const contractId = useCurrentContract()?.contractId
  if (!request) return undefined
  return (reference) => {
    request.send({ type: 'request.begin' })
    const { text } = request.getSnapshot().context
    if (text.includes(reference)) return
    if (!text && contractId) request.send({ type: 'contract.choose', contractId })
    request.send({ type: 'text.edit', text: `${text && `${text.trim()}\n\n`}${reference}\n\n` })
  }
}
