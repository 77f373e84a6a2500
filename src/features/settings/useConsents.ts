import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { type ConsentList, type ConsentSaved, consentMachine } from '../../../machines/consent.machine'
import type { Api } from '../../api/client'
import { requireAccepted, toOutcome } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { useFlow } from '../../core/useFlow'
import { useUnfinishedChange } from '../../core/useUnfinishedChange'
import { isPartial } from '../../lib/partial'

type ConsentActor = Actor<typeof consentMachine>

function consentFlow(api: Api) {
  return consentMachine.provide({
    actors: {
      loadConsents: port('reads', async ({ signal }): Promise<ConsentList> => {
        const { body } = await requireAccepted(api.GET('/api/gdpr', { signal }))
        return {
          items: body?.gdprs ?? [],
          children: body?.gdprsChilds ?? [],
          isPartial: isPartial(body),
        }
      }),
      submitConsent: port('changes', async ({ input, signal }): Promise<ConsentSaved> => {
        const body = { id: input.id, agree: input.agree ? 1 : 0 } as const
        const answer = await toOutcome(api.POST('/api/submit-gdpr', { body, signal }))
        return { outcome: answer.accepted ? 'saved' : 'refused' }
      }),
    } satisfies PortsOf<typeof consentMachine>,
  })
}

type Snapshot = ReturnType<ConsentActor['getSnapshot']>

/** Consents stay visible while they reload. */
const isReloading = (snapshot: Snapshot) => snapshot.hasTag('loading') && snapshot.context.items.length > 0

function stateOf(snapshot: Snapshot): 'loading' | 'shown' | 'empty' | 'failed' {
  if (isReloading(snapshot)) return 'shown'
  if (snapshot.hasTag('loading')) return 'loading'
  if (snapshot.hasTag('failed')) return 'failed'
  return snapshot.hasTag('empty') ? 'empty' : 'shown'
}

/** The consents of the customer, and her answers so far. */
export function useConsents() {
  const actor = useFlow(consentFlow)
  useUnfinishedChange(actor, 'consent')
  return {
    state: useSelector(actor, stateOf),
    data: useSelector(actor, (snapshot) => snapshot.context),
    /** Whether a modal shows them. */
    open: useSelector(actor, (snapshot) => snapshot.hasTag('open') || isReloading(snapshot)),
    locked: useSelector(actor, (snapshot) => snapshot.hasTag('busy') || isReloading(snapshot)),
    answer: (id: number, agree: boolean) => actor.send({ type: 'consent.answer', id, agree }),
    close: () => actor.send({ type: 'consents.close' }),
    retry: () => actor.send({ type: 'load.retry' }),
  }
}

export type Consents = ReturnType<typeof useConsents>
