import type { AnyStateMachine, AnyStateNode, StateValue } from 'xstate'
import { childrenOf, eventText, nodesIn } from '../../../scripts/machine-rules/nodes'
import { stripFlow } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'
import { INIT_EVENT, type Moment, momentsOf, type Recording } from '../page/session'
import { stateIds, stateText } from '../page/stateIds'

/** The machines of today, by their id. */
export const currentMachines = (): Map<string, AnyStateMachine> =>
  new Map(drawnFlows().map(({ machine }) => [machine.id, machine]))

/** Finds the recorded steps that the given machines cannot take, such as `tariff, step 24: …`; of each actor the first. */
export function checkSession({ events }: Recording, machines: ReadonlyMap<string, AnyStateMachine>) {
  const steps = momentsOf(events).filter(({ status }) => status !== 'stopped')
  const divergences = new Map<string, string>()
  for (const [index, moment] of steps.entries()) {
    const { actor, flow, instance } = moment
    const machine = machines.get(flow)
    const divergence = machine ? divergenceOf(moment, machine) : `The machine ${flow} no longer exists.`
    if (divergence && !divergences.has(actor))
      divergences.set(actor, `${instance}, step ${index + 1}: ${divergence}`)
  }
  const actors = new Set(steps.map(({ actor }) => actor)).size
  return { actors, steps: steps.length, divergences: [...divergences.values()] }
}

function divergenceOf({ previousValue, value, event, flow }: Moment, machine: AnyStateMachine) {
  const nodes = nodesIn(machine.root)
  const missingState = stateIds(value, flow).find((id) => !nodes.some((node) => node.id === id))
  if (missingState) return `This machine has no state ${stripFlow(missingState)} any more.`
  const recordedState = leafOf(value, flow)
  if (event === INIT_EVENT) {
    const possibleStates = leavesOf(machine.root)
    return MACHINES_WITH_ANY_START.has(flow) || possibleStates.includes(recordedState)
      ? undefined
      : `It began in ${stateText(value)}; today it begins in ${possibleStates.map((id) => stripFlow(id)).join(' or ')}.`
  }
  if (previousValue === undefined) return undefined
  if (!event.startsWith('xstate.') && !nodes.some((node) => node.transitions.has(event)))
    return `This machine knows no event ${event} any more.`
  const possibleStates = targetsOf(machine, previousValue, event)
  if (possibleStates.includes(recordedState)) return undefined
  return `${eventText(event)} led from ${stateText(previousValue)} to ${stateText(value)}; today it leads to ${[...new Set(possibleStates)].map((id) => stripFlow(id)).join(' or ')}.`
}

/** A screen starts these in another state if it already knows what the flow would ask for. */
const MACHINES_WITH_ANY_START = new Set(['query'])

/** The states that an event can lead to. Every guard may go either way, because a recording hides its values. */
function targetsOf(machine: AnyStateMachine, previousValue: StateValue, event: string): string[] {
  const currentState = leafOf(previousValue, machine.id)
  const targets: string[] = []
  // An inner state handles an event before its parent.
  for (const id of [machine.id, ...stateIds(previousValue, machine.id)].reverse())
    for (const { target, guard } of machine.getStateNodeById(id).transitions.get(event) ?? []) {
      targets.push(...(target?.flatMap(leavesOf) ?? [currentState]))
      if (!guard) return targets
    }
  return [...targets, currentState]
}

/** The innermost states in which a flow can be after it entered a state. */
function leavesOf(node: AnyStateNode): string[] {
  if (node.type === 'compound') return node.initial.target.flatMap(leavesOf)
  if (node.type !== 'history' || !node.parent) return [node.id]
  return childrenOf(node.parent).flatMap((state) => (state.type === 'history' ? [] : leavesOf(state)))
}

const leafOf = (value: StateValue, flow: string): string => stateIds(value, flow).at(-1) ?? flow
