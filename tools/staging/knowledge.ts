import type { OwnProvider } from '../../tests/paths/drivers/ownProvider'
import { type Alphabet, isElapse, kindOf } from '../paths/alphabet'
import type { Golden } from '../paths/golden'
import { type Edge, explore, type Node } from '../paths/graph'
import { stateName } from '../paths/names'

/** An event of the customer in one state. */
export type Act = Pick<Edge, 'label' | 'event'>

/** What else can come next in a state: an answer, a call that breaks, a time limit. */
export interface Turn {
  /** `done(loadTariffs)`, without what was answered. */
  label: string
  kind: 'done' | 'error' | 'after'
  to: string
}

interface StateKnowledge {
  /** All situations of the machine in the state. */
  nodes: Node[]
  acts: Map<string, Act>
  turns: Turn[]
}

/** How a walk reaches a situation: by an event, or by the start of the flow. */
export type Consequence = Pick<Edge, 'to' | 'moment'>

/** What can happen in each state of a machine, whatever its provider answers. */
export type Knowledge = ReturnType<typeof knowledgeOf>

export const stateOf = ({ situation }: Node) => stateName(situation.snapshot.value)

export function turnOf({ event: { type }, to }: Edge): Turn {
  const kind = kindOf(type)
  if (kind.kind === 'outside') throw new Error(`${type} is not an event of the provider`)
  const label = `${kind.kind}(${kind.kind === 'after' ? kind.delay : kind.port})`
  return { label, kind: kind.kind, to: stateOf(to) }
}

/**
 * The steps are those of the golden paths. What an event leads to is looked up in all situations of the machine: the
 * paths pass through some of them, and a real provider may lead through others. Where no answer is awaited, the customer
 * may also let time pass.
 */
export function knowledgeOf(
  { starts: goldenStarts, paths }: Golden,
  alphabet: Alphabet,
  { onlyWhereHandled = [] }: OwnProvider,
) {
  const { starts, nodes } = explore(alphabet)
  const states = new Map<string, StateKnowledge>()
  const awaitingStates = new Set(nodes.filter(({ situation }) => situation.running.length > 0).map(stateOf))
  /** Whether a state awaits no answer, so that it lasts until the customer acts. */
  const isStable = (state: string) => !awaitingStates.has(state)
  const isAct = ({ from, event }: Edge) =>
    kindOf(event.type).kind === 'outside' || (isElapse(event) && isStable(stateOf(from)))
  for (const node of nodes) {
    const known: StateKnowledge = states.get(stateOf(node)) ?? { nodes: [], acts: new Map(), turns: [] }
    states.set(stateOf(node), known)
    known.nodes.push(node)
    for (const turn of node.edges.filter((edge) => !isAct(edge)).map(turnOf))
      if (!known.turns.some(({ label, to }) => label === turn.label && to === turn.to)) known.turns.push(turn)
  }
  // The screen has no control for an event that a state always ignores.
  for (const { start, steps } of paths)
    for (const [index, { label }] of steps.entries()) {
      const known = states.get(stateName((steps[index - 1] ?? goldenStarts[start])?.value ?? ''))
      const edge = known?.nodes.flatMap(({ edges }) => edges).find((one) => one.label === label && isAct(one))
      if (edge) known?.acts.set(label, { label, event: edge.event })
    }
  return {
    states,
    starts: starts.map(({ node, moment }): Consequence => ({ to: node, moment })),
    /** All situations of the machine in a state. */
    nodesIn: (state: string): readonly Node[] => states.get(state)?.nodes ?? [],
    /** Where an event leads from some situations, before the provider answers. */
    nextAfter: ({ label, event }: Act, from: readonly Node[]): Edge[] =>
      from.flatMap(({ edges, ignored }) =>
        [...edges, ...(onlyWhereHandled.includes(event.type) ? [] : ignored)].filter(
          (edge) => edge.label === label,
        ),
      ),
    /** The provider's turns in a situation. */
    turnsOf: ({ edges }: Node) => edges.filter((edge) => !isAct(edge)),
    isStable,
  }
}

interface ProviderPath {
  stableNode: Node
  turns: Edge[]
}

/** The provider's ways to a stable state: those with the fewest failures first, then the shortest. */
export function pathsToStableState({ isStable, turnsOf }: Knowledge, from: Node): ProviderPath[] {
  const failures = ({ turns }: ProviderPath) => turns.filter((turn) => turnOf(turn).kind !== 'done').length
  const follow = (node: Node, turns: Edge[], visited: string[]): ProviderPath[] =>
    isStable(stateOf(node))
      ? [{ stableNode: node, turns }]
      : turnsOf(node)
          .filter(({ to }) => !visited.includes(stateOf(to)))
          .flatMap((turn) => follow(turn.to, [...turns, turn], [...visited, stateOf(turn.to)]))
  return follow(from, [], [stateOf(from)]).sort(
    (one, other) => failures(one) - failures(other) || one.turns.length - other.turns.length,
  )
}
