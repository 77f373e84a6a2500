import type { AnyStateMachine } from 'xstate'
import type { Edge, Graph, Start } from './graph'
import { stateName } from './names'
import { nodesOf, transitionsOf } from './nodes'
import { keyOf } from './transitionKey'

/** A walk through the graph: where it starts and the edges it follows. */
export interface Walk {
  start: Start
  edges: Edge[]
}

type Taken = Pick<Edge, 'taken'>

export const ignoredTarget = (edge: Edge) =>
  `in ${stateName(edge.moment.value)} ignore ${JSON.stringify(edge.event)}`

/** What an edge covers by itself. */
export function edgeTargets(edge: Edge): string[] {
  const { taken, states, guards, event } = edge
  return [
    ...states.map((id) => `state ${id}`),
    ...taken.map((key) => `transition ${key}`),
    ...taken.slice(0, 1).map((key) => `case ${key} of ${JSON.stringify(event)}`),
    ...guards.map((guard) => `guard ${guard}`),
  ]
}

/** What two edges cover by following each other. */
export const pairTargets = (former: Taken, latter: Taken): string[] =>
  former.taken.flatMap((first) => latter.taken.map((second) => `pair ${first} ⇒ ${second}`))

/** The start counts as a transition, so that what may follow it first is a pair too. */
export const asTaken = (start: Start): Taken => ({ taken: [`start ${start.name}`, ...start.taken] })

export function startTargets(start: Start): string[] {
  const { name, taken, states, guards } = start
  return [
    ...states.map((id) => `state ${id}`),
    ...taken.map((key) => `transition ${key}`),
    ...guards.map((guard) => `guard ${guard}`),
    `start ${name}`,
  ]
}

/** Everything that some walk through the graph can cover. */
export function reachableTargets(graph: Graph): Set<string> {
  const targets = new Set<string>()
  const add = (more: string[]) => {
    for (const target of more) targets.add(target)
  }
  for (const start of graph.starts) {
    add(startTargets(start))
    for (const edge of start.node.edges) add(pairTargets(asTaken(start), edge))
  }
  for (const node of graph.nodes) {
    for (const edge of node.edges) {
      add(edgeTargets(edge))
      for (const next of edge.to.edges) add(pairTargets(edge, next))
    }
    add(node.ignored.map(ignoredTarget))
    add(node.ignored.flatMap((edge) => edge.guards.map((guard) => `guard ${guard}`)))
  }
  return targets
}

/** What a machine declares, reachable or not: its states, its transitions, both answers of its guards. */
export function declaredTargets(machine: AnyStateMachine): Set<string> {
  const nodes = nodesOf(machine.root)
  const transitions = nodes.flatMap(transitionsOf)
  const guards = Object.keys(machine.implementations.guards ?? {})
  return new Set([
    ...nodes.filter(({ type }) => type !== 'history').map(({ id }) => `state ${id}`),
    ...transitions.map((transition) => `transition ${keyOf(transition)}`),
    ...guards.flatMap((name) => [`guard ${name}: true`, `guard ${name}: false`]),
  ])
}

/** What a walk covers; ignored events cover that they were ignored. */
export function walkTargets({ start, edges }: Walk): string[] {
  let former = asTaken(start)
  const targets = startTargets(start)
  for (const edge of edges) {
    if (edge.from.ignored.includes(edge)) {
      targets.push(ignoredTarget(edge), ...edge.guards.map((guard) => `guard ${guard}`))
    } else {
      targets.push(...edgeTargets(edge), ...pairTargets(former, edge))
      former = edge
    }
  }
  return targets
}
