import { type Actor, createActor } from 'xstate'
import { type RequestSent, supportRequestMachine } from '../../machines/supportRequest.machine'
import type { Api } from '../api/client'
import { accepted, toOutcome } from '../api/outcome'
import type { Contract, SupportRequestType } from '../api/types'
import { kindOf } from '../domain/contractKind'
import type { Announcement } from './announcement'
import { port } from './port'
import { type Query, useQuery } from './query'
import { type Services, useServices } from './services'

export type SupportRequestActor = Actor<typeof supportRequestMachine>

function supportRequestFlow(api: Api) {
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

/** The draft of each portal that is open: it outlives the screen. */
const requests = new WeakMap<Services, SupportRequestActor>()

function openRequest(services: Services): SupportRequestActor {
  const actor = createActor(supportRequestFlow(services.api), { inspect: services.inspect })
  actor.on('*', (event) => services.announce(event as Announcement))
  const untilClosed = services.session.on('session.closed', () => {
    untilClosed.unsubscribe()
    actor.stop()
    requests.delete(services)
  })
  requests.set(services, actor)
  return actor.start()
}

/** The request that the customer is writing. A draft lasts until it is sent or the session ends. */
export function useSupportRequest(): SupportRequestActor {
  const services = useServices()
  return requests.get(services) ?? openRequest(services)
}

async function loadSupportRequestTypes(api: Api, signal: AbortSignal): Promise<SupportRequestType[] | null> {
  const { body } = await accepted(api.GET('/api/support-request-types', { signal }))
  return body?.supportRequestTypes.length ? body.supportRequestTypes : null
}

/** What a request can be about. */
export const useSupportRequestTypes = (): Query<SupportRequestType[]> => useQuery(loadSupportRequestTypes)

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const usualTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)
