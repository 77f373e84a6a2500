import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { type RequestSent, supportRequestMachine } from '../../machines/supportRequest.machine'
import type { Api } from '../api/client'
import { toOutcome } from '../api/outcome'
import type { Contract } from '../api/types'
import { kindOf } from '../domain/contractKind'
import { port } from './port'
import { useServices } from './services'

export type SupportRequestActor = ActorRefFrom<typeof supportRequestMachine>

export function supportRequestFlow(api: Api) {
  return supportRequestMachine.provide({
    actors: {
      sendRequest: port(async ({ input: { typeId, contractId, text }, signal }): Promise<RequestSent> => {
        const body = { request_type: typeId, contractid: contractId, text }
        const answer = await toOutcome(api.POST('/api/support-requests', { body, signal }))
        if (answer.accepted) return { outcome: 'sent' }
        return { outcome: 'refused', message: answer.fields.text?.[0] ?? '' }
      }),
    },
  })
}

/** The request that the customer is writing: it outlives the screen, and lasts until it is sent or the session ends. */
export const useSupportRequest = (): SupportRequestActor | undefined =>
  useSelector(
    useServices().session,
    ({ children }): SupportRequestActor | undefined => children.supportRequest,
  )

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const usualTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)
