import { type ConsentList, type ConsentSaved, consentMachine } from '../../../machines/consent.machine'
import type { Api } from '../../api/client'
import { requireAccepted, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { isPartial } from '../../lib/partial'

export async function readConsents(api: Api, signal: AbortSignal): Promise<ConsentList> {
  const { body } = await requireAccepted(api.GET('/api/gdpr', { signal }))
  return { items: body?.gdprs ?? [], children: body?.gdprsChilds ?? [], isPartial: isPartial(body) }
}

/** The consents of the customer; apart from the other settings, because a dialog loads them alone. */
export function consentFlow(api: Api) {
  return consentMachine.provide({
    actors: {
      loadConsents: port('reads', ({ signal }) => readConsents(api, signal)),
      submitConsent: port('changes', async ({ input, signal }): Promise<ConsentSaved> => {
        const body = { id: input.id, agree: input.agree ? 1 : 0 } as const
        const answer = await toOutcome(api.POST('/api/submit-gdpr', { body, signal }))
        return { outcome: answer.accepted ? 'saved' : 'refused' }
      }),
    } satisfies PortsOf<typeof consentMachine>,
  })
}
