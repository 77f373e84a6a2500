import { Actor, type ActorRefLike } from 'xstate'
import type { FlowMachine } from '../core/announcement'
import type { Inspect, Services } from '../core/services'

type Tags = ReadonlySet<string>

/** Whether the customer tries something: the flow sends a change or leaves a failure behind. */
export const beginsAttempt = (before: Tags, now: Tags): boolean =>
  (now.has('busy') && !before.has('busy')) || (before.has('failed') && !now.has('failed'))

/** A port is an actor, too, but emits nothing. */
const isFlow = (ref: ActorRefLike): ref is Actor<FlowMachine> => ref instanceof Actor

/**
 * Listens to every flow and its children from before their start. The shell receives their announcements and each attempt,
 * so that the error of the flow's last one does not stay beside it.
 */
export function createListener({
  announce,
  beginAttempt,
}: Pick<Services, 'announce' | 'beginAttempt'>): Inspect {
  const tagsOf = new WeakMap<ActorRefLike, Tags>()
  return (event) => {
    const { type, actorRef } = event
    // Before the actions of the first state. A stop removes it: React's strict mode stops and starts a flow.
    if (type === '@xstate.event' && event.event.type === 'xstate.init' && isFlow(actorRef))
      actorRef.on('*', (announcement) => announce({ ...announcement, flow: actorRef.logic.id }))
    if (type !== '@xstate.snapshot') return
    // A port has none.
    const { tags }: { tags?: Tags } = actorRef.getSnapshot()
    if (!tags) return
    const before = tagsOf.get(actorRef)
    tagsOf.set(actorRef, tags)
    if (before && isFlow(actorRef) && beginsAttempt(before, tags)) beginAttempt(actorRef.logic.id)
  }
}
