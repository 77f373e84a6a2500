import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { transitionId } from '../../lib/transitionId'

const MAX_BREADCRUMBS = 20

/** The names of what an event of the flows began or took. They come from the machines, never from an event or a context. */
function namesIn(event: InspectionEvent): string[] {
  if (event.type === '@xstate.microstep') return event._transitions.map(transitionId)
  if (event.type !== '@xstate.event' || event.event.type !== 'xstate.init') return []
  // Actors that are no machines begin, too.
  const { machine }: { machine?: AnyStateMachine } = event.actorRef.getSnapshot()
  return machine ? [`${machine.id} xstate.init`] : []
}

/** Watches which transitions the flows take. */
export function watchFlows() {
  const breadcrumbs: { name: string; takenAt: number }[] = []
  let counts: Record<string, number> = {}
  return {
    inspect(event: InspectionEvent) {
      for (const name of namesIn(event)) {
        counts[name] = (counts[name] ?? 0) + 1
        // Typing repeats one transition, and would push all others out.
        if (breadcrumbs.at(-1)?.name === name) breadcrumbs.pop()
        breadcrumbs.push({ name, takenAt: performance.now() })
      }
      breadcrumbs.splice(0, breadcrumbs.length - MAX_BREADCRUMBS)
    },
    /** The last transitions, oldest first. */
    breadcrumbs: (): readonly string[] => breadcrumbs.map(({ name }) => name),
    /** The first of the last transitions that was taken between these times of the page, in ms. */
    stepBetween: (start: number, end: number): string | undefined =>
      breadcrumbs.find(({ takenAt }) => takenAt >= start && takenAt <= end)?.name,
    /** How often each transition was taken since the last call. */
    takeCounts() {
      const taken = counts
      counts = {}
      return taken
    },
  }
}
