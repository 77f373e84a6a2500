import { eventText } from '../../../scripts/machine-rules/nodes'
import type { Recording } from '../../../src/app/inspect/recording'
import { type Flow, statesIn, stripFlow, transitionsIn } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'
import { INIT_EVENT, type Moment, momentsOf } from '../page/session'
import { stateIds, stateText } from '../page/stateIds'
import { transitionsTaken } from '../page/transitionsTaken'

/** The flows of today, by the id of their machine. */
export const currentFlows = (): Map<string, Flow> =>
  new Map(drawnFlows().map(({ flow }) => [flow.root.id, flow]))

/** Finds the recorded steps that the given flows cannot take, such as `tariff, step 24: …`; of each actor the first. */
export function checkSession({ events }: Recording, flows: ReadonlyMap<string, Flow>) {
  const steps = momentsOf(events).filter(({ status }) => status !== 'stopped')
  const divergences = new Map<string, string>()
  for (const [index, moment] of steps.entries()) {
    const { actor, instance } = moment
    const flow = flows.get(moment.flow)
    const divergence = flow ? divergenceOf(moment, flow) : `The machine ${moment.flow} no longer exists.`
    if (divergence && !divergences.has(actor))
      divergences.set(actor, `${instance}, step ${index + 1}: ${divergence}`)
  }
  const actors = new Set(steps.map(({ actor }) => actor)).size
  return { actors, steps: steps.length, divergences: [...divergences.values()] }
}

/** Every guard may go either way, because a recording hides its values. */
function divergenceOf(moment: Moment, flow: Flow): string | undefined {
  const { previousValue, value, event } = moment
  const activeIds = stateIds(value, moment.flow)
  const states = statesIn(flow.root)
  const missingState = activeIds.find((id) => !states.some((state) => state.id === id))
  if (missingState) return `This machine has no state ${stripFlow(missingState)} any more.`
  if (event === INIT_EVENT) {
    const initialIds = states.flatMap(({ kind, initial, children }) =>
      kind === 'parallel' ? children.map(({ id }) => id) : (initial ?? []),
    )
    return MACHINES_WITH_ANY_START.has(moment.flow) || activeIds.every((id) => initialIds.includes(id))
      ? undefined
      : `It can no longer begin in ${stateText(value)}.`
  }
  if (previousValue === undefined) return undefined
  const transitions = transitionsIn(flow)
  if (!event.startsWith('xstate.') && !transitions.some(({ eventType }) => eventType === event))
    return `This machine knows no event ${event} any more.`
  const hasMoved = stateText(previousValue) !== stateText(value)
  return hasMoved && transitionsTaken(transitions, moment).length === 0
    ? `${eventText(event)} no longer leads from ${stateText(previousValue)} to ${stateText(value)}.`
    : undefined
}

/** A screen starts these in another state if it already knows what the flow would ask for. */
const MACHINES_WITH_ANY_START = new Set(['query'])
