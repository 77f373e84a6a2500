import { type Actor, createActor } from 'xstate'
import { type RequestSent, supportRequestMachine } from '../../machines/supportRequest.machine'
import { accepted, judge } from '../api/answer'
import type { Api } from '../api/client'
import type { Contract, SupportRequestType } from '../api/types'
import { kindOf } from '../lib/contractType'
import { port } from './port'
import { type Announcement, type Portal, usePortal } from './portal'

export type SupportRequestActor = Actor<typeof supportRequestMachine>

function supportRequestFlow(api: Api) {
  return supportRequestMachine.provide({
    actors: {
      sendRequest: port(async ({ input: { typeId, contractId, text }, signal }): Promise<RequestSent> => {
        const body = { request_type: typeId, contractid: contractId, text }
        const answer = await judge(api.POST('/api/support-requests', { body, signal }))
        if (answer.accepted) return { outcome: 'sent' }
        return { outcome: 'refused', message: answer.fields.text?.[0] ?? '' }
      }),
    },
  })
}

/** The draft of each portal that is open: it outlives the screen. */
const requests = new WeakMap<Portal, SupportRequestActor>()

function openRequest(portal: Portal): SupportRequestActor {
  const actor = createActor(supportRequestFlow(portal.api), { inspect: portal.inspect })
  actor.on('*', (event) => portal.announce(event as Announcement))
  const untilClosed = portal.session.on('session.closed', () => {
    untilClosed.unsubscribe()
    actor.stop()
    requests.delete(portal)
  })
  requests.set(portal, actor)
  return actor.start()
}

/** The request that the customer is writing. A draft lasts until it is sent or the session ends. */
export function useSupportRequest(): SupportRequestActor {
  const portal = usePortal()
  return requests.get(portal) ?? openRequest(portal)
}

export async function loadSupportRequestTypes(
  api: Api,
  signal: AbortSignal,
): Promise<SupportRequestType[] | null> {
  const { body } = await accepted(api.GET('/api/support-request-types', { signal }))
  return body?.supportRequestTypes.length ? body.supportRequestTypes : null
}

/** The type that a request about the contract usually has: 2 for mobile contracts, 1 for all others. */
export const usualTypeOf = (contract: Contract): number => (kindOf(contract) === 'mobile' ? 2 : 1)
