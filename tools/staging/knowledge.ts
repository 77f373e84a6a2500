import type { Staging } from '../../tests/paths/drivers/staging'
import { type Cases, isElapse, kindOf } from '../paths/cases'
import type { Golden } from '../paths/golden'
import { type Edge, explore, type Node } from '../paths/graph'
import { stateName } from '../paths/names'

/** An event of the customer in one state. */
export type CustomerEvent = Pick<Edge, 'label' | 'event'>

/** What else can come next in a state: an answer, a call that breaks, a time limit. */
export interface SystemEvent {
  /** `done(loadTariffs)`, without what was answered. */
  label: string
  kind: 'done' | 'error' | 'after'
  to: string
}

interface StateKnowledge {
  /** All full states of the machine in the state. */
  nodes: Node[]
  customerEvents: Map<string, CustomerEvent>
  systemEvents: SystemEvent[]
}

/** How a walk reaches a full state: by an event, or by the start of the flow. */
export type Consequence = Pick<Edge, 'to' | 'observed'>

/** What can happen in each state of a machine, whatever its provider answers. */
export type Knowledge = ReturnType<typeof knowledgeOf>

export const stateOf = ({ fullState }: Node) => stateName(fullState.snapshot.value)

export function systemEventOf({ event: { type }, to }: Edge): SystemEvent {
  const kind = kindOf(type)
  if (kind.kind === 'outside') throw new Error(`${type} is not an event of the provider`)
  const label = `${kind.kind}(${kind.kind === 'after' ? kind.delay : kind.port})`
  return { label, kind: kind.kind, to: stateOf(to) }
}

/**
 * The steps are those of the golden paths. What an event leads to is looked up in all full states of the machine: the
 * paths pass through some of them, and a real provider may lead through others. Where no answer is awaited, the customer
 * may also let time pass.
 */
export function knowledgeOf(
  { starts: goldenStarts, paths }: Golden,
  cases: Cases,
  { onlyWhereHandled = [] }: Staging,
) {
  const { starts, nodes } = explore(cases)
  const states = new Map<string, StateKnowledge>()
  const awaitingStates = new Set(nodes.filter(({ fullState }) => fullState.running.length > 0).map(stateOf))
  /** Whether a state awaits no answer, so that it lasts until the customer acts. */
  const isStable = (state: string) => !awaitingStates.has(state)
  const isCustomerEvent = ({ from, event }: Edge) =>
    kindOf(event.type).kind === 'outside' || (isElapse(event) && isStable(stateOf(from)))
  for (const node of nodes) {
    const known: StateKnowledge = states.get(stateOf(node)) ?? {
      nodes: [],
      customerEvents: new Map(),
      systemEvents: [],
    }
    states.set(stateOf(node), known)
    known.nodes.push(node)
    for (const systemEvent of node.edges.filter((edge) => !isCustomerEvent(edge)).map(systemEventOf))
      if (!known.systemEvents.some(({ label, to }) => label === systemEvent.label && to === systemEvent.to))
        known.systemEvents.push(systemEvent)
  }
  // The screen has no control for an event that a state always ignores.
  for (const { start, steps } of paths)
    for (const [index, { label }] of steps.entries()) {
      const known = states.get(stateName((steps[index - 1] ?? goldenStarts[start])?.value ?? ''))
      const edge = known?.nodes
        .flatMap(({ edges }) => edges)
        .find((one) => one.label === label && isCustomerEvent(one))
      if (edge) known?.customerEvents.set(label, { label, event: edge.event })
    }
  return {
    states,
    starts: starts.map(({ node, observed }): Consequence => ({ to: node, observed })),
    /** All full states of the machine in a state. */
    nodesIn: (state: string): readonly Node[] => states.get(state)?.nodes ?? [],
    /** Where an event leads from some full states, before the provider answers. */
    nextAfter: ({ label, event }: CustomerEvent, from: readonly Node[]): Edge[] =>
      from.flatMap(({ edges, ignored }) =>
        [...edges, ...(onlyWhereHandled.includes(event.type) ? [] : ignored)].filter(
          (edge) => edge.label === label,
        ),
      ),
    /** The system events in a full state. */
    systemEventsOf: ({ edges }: Node) => edges.filter((edge) => !isCustomerEvent(edge)),
    isStable,
  }
}

interface ProviderPath {
  stableNode: Node
  systemEvents: Edge[]
}

/** The provider's ways to a stable state: those with the fewest failures first, then the shortest. */
export function pathsToStableState({ isStable, systemEventsOf }: Knowledge, from: Node): ProviderPath[] {
  const failures = ({ systemEvents }: ProviderPath) =>
    systemEvents.filter((systemEvent) => systemEventOf(systemEvent).kind !== 'done').length
  const follow = (node: Node, systemEvents: Edge[], visited: string[]): ProviderPath[] =>
    isStable(stateOf(node))
      ? [{ stableNode: node, systemEvents }]
      : systemEventsOf(node)
          .filter(({ to }) => !visited.includes(stateOf(to)))
          .flatMap((systemEvent) =>
            follow(systemEvent.to, [...systemEvents, systemEvent], [...visited, stateOf(systemEvent.to)]),
          )
  return follow(from, [], [stateOf(from)]).sort(
    (one, other) => failures(one) - failures(other) || one.systemEvents.length - other.systemEvents.length,
  )
}
