import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { childrenOf, nodesIn } from '../../../scripts/machine-rules/nodes'
import { eventText, withoutFlow } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'
import { BEGIN, type Moment, momentsOf, type Recording } from '../page/session'
import { stateIds, stateText } from '../page/stateIds'

/** The machines of today, by their id. */
export const todaysMachines = (): Map<string, AnyStateMachine> =>
  new Map(drawnFlows().map(({ machine }) => [machine.id, machine]))

interface Checked {
  actors: number
  steps: number
  /** `tariff, step 24: …`; of each actor only the first. */
  divergences: string[]
}

/** Finds the recorded steps that the given machines cannot take. */
export function checkSession({ events }: Recording, machines: ReadonlyMap<string, AnyStateMachine>): Checked {
  const steps = momentsOf(events).filter(({ status }) => status !== 'stopped')
  const divergences = new Map<string, string>()
  for (const [index, moment] of steps.entries()) {
    const { actor, flow, instance } = moment
    const machine = machines.get(flow)
    const words = machine ? divergenceOf(moment, machine) : `There is no machine ${flow} any more.`
    if (words && !divergences.has(actor)) divergences.set(actor, `${instance}, step ${index + 1}: ${words}`)
  }
  const actors = new Set(steps.map(({ actor }) => actor)).size
  return { actors, steps: steps.length, divergences: [...divergences.values()] }
}

function divergenceOf({ before, value, event, flow }: Moment, machine: AnyStateMachine): string | undefined {
  const nodes = nodesIn(machine.root)
  const gone = stateIds(value, flow).find((id) => !nodes.some((node) => node.id === id))
  if (gone) return `This machine has no state ${withoutFlow(gone)} any more.`
  const to = leafOf(value, flow)
  if (event === BEGIN) {
    const today = leavesOf(machine.root)
    return startsAnywhere.has(flow) || today.includes(to)
      ? undefined
      : `It began in ${stateText(value)}; today it begins in ${today.map((id) => withoutFlow(id)).join(' or ')}.`
  }
  if (before === undefined) return undefined
  if (!event.startsWith('xstate.') && !nodes.some((node) => node.transitions.has(event)))
    return `This machine knows no event ${event} any more.`
  const today = endsOf(machine, before, event)
  if (today.includes(to)) return undefined
  return `${eventText(event)} led from ${stateText(before)} to ${stateText(value)}; today it leads to ${[...new Set(today)].map((id) => withoutFlow(id)).join(' or ')}.`
}

/** A screen starts these in another state if it already knows what the flow would ask for. */
const startsAnywhere = new Set(['query'])

/** The states that an event can lead to. Every guard may go either way, because a recording hides its values. */
function endsOf(machine: AnyStateMachine, before: StateValue, event: string): string[] {
  const here = leafOf(before, machine.id)
  const ends: string[] = []
  // An inner state handles an event before its parent.
  for (const id of [machine.id, ...stateIds(before, machine.id)].reverse())
    for (const { target, guard } of machine.getStateNodeById(id).transitions.get(event) ?? []) {
      ends.push(...(target?.flatMap(leavesOf) ?? [here]))
      if (!guard) return ends
    }
  return [...ends, here]
}

/** The innermost states in which a flow can be after it entered a state. */
function leavesOf(node: AnyStateNode): string[] {
  if (node.type === 'compound') return node.initial.target.flatMap(leavesOf)
  if (node.type !== 'history' || !node.parent) return [node.id]
  return childrenOf(node.parent).flatMap((state) => (state.type === 'history' ? [] : leavesOf(state)))
}

const leafOf = (value: StateValue, flow: string): string => stateIds(value, flow).at(-1) ?? flow
