import { type Alphabet, kindOf, type PathEvent } from '../paths/kit/alphabet'
import { type Edge, explore, type Node, type Start } from '../paths/kit/graph'
import { stateName } from '../paths/kit/names'
import type { OwnProvider } from '../paths/screens/ownProvider'

/** An event of the customer in one state. */
export interface Act {
  /** The event in words. */
  label: string
  event: PathEvent
}

/** What else can come next in a state: an answer, a call that breaks, a time limit. */
export interface Turn {
  /** `done(loadTariffs)`, without what was answered. */
  label: string
  kind: 'done' | 'error' | 'after'
  to: string
}

interface StateKnowledge {
  /** Every situation of the machine in this state. */
  nodes: Node[]
  acts: Map<string, Act>
  turns: Turn[]
}

/** What can come of a machine, state by state, whatever its provider tells. */
export interface Knowledge {
  starts: Start[]
  states: Map<string, StateKnowledge>
  /** Where an event leads from some situations, before the provider says anything. */
  nextAfter(act: Act, nodes: readonly Node[]): Edge[]
  /** The provider's turns in a situation. */
  turnsOf(node: Node): Edge[]
}

export const stateOf = ({ situation }: Node) => stateName(situation.snapshot.value)

export function turnOf({ event: { type }, to }: Edge): Turn {
  const kind = kindOf(type)
  if (kind.kind === 'outside') throw new Error(`${type} is no turn of the provider`)
  const label = `${kind.kind}(${kind.kind === 'after' ? kind.delay : kind.port})`
  return { label, kind: kind.kind, to: stateOf(to) }
}

/** A delay that the driver of a screen waits for is an event like those of the customer. */
export function knowledgeOf(
  alphabet: Alphabet,
  { heeded = [], waits = [] }: Pick<OwnProvider, 'heeded' | 'waits'> = {},
): Knowledge {
  const { starts, nodes } = explore(alphabet)
  const states: Knowledge['states'] = new Map()
  const isAct = ({ event, label }: Edge) => kindOf(event.type).kind === 'outside' || waits.includes(label)
  for (const node of nodes) {
    const known: StateKnowledge = states.get(stateOf(node)) ?? { nodes: [], acts: new Map(), turns: [] }
    states.set(stateOf(node), known)
    known.nodes.push(node)
    // What is always ignored in a state has nothing on the screen to bring it about by.
    for (const edge of node.edges) {
      const { label, event } = edge
      if (isAct(edge))
        known.acts.set(label, { label, event: waits.includes(label) ? { type: label } : event })
      else if (!known.turns.some((one) => one.label === turnOf(edge).label && one.to === turnOf(edge).to))
        known.turns.push(turnOf(edge))
    }
  }
  return {
    starts,
    states,
    nextAfter: ({ label, event }, from) =>
      from.flatMap(({ edges, ignored }) =>
        [...edges, ...(heeded.includes(event.type) ? [] : ignored)].filter((edge) => edge.label === label),
      ),
    turnsOf: ({ edges }) => edges.filter((edge) => !isAct(edge)),
  }
}

/** Whether the provider has nothing to say in this state, so that it lasts until the customer does something. */
export const isLasting = ({ states }: Knowledge, state: string) =>
  states.get(state)?.turns.every(({ kind }) => kind === 'after') ?? true

/**
 * The ways by which the provider brings a machine from a situation to a lasting state, those first that need the fewest
 * failures and the fewest turns.
 */
export function waysToRest(knowledge: Knowledge, from: Node): { rest: Node; turns: Edge[] }[] {
  const failures = (turns: Edge[]) => turns.filter((turn) => turnOf(turn).kind !== 'done').length
  const follow = (node: Node, turns: Edge[], met: string[]): { rest: Node; turns: Edge[] }[] =>
    isLasting(knowledge, stateOf(node))
      ? [{ rest: node, turns }]
      : knowledge
          .turnsOf(node)
          .filter(({ to }) => !met.includes(stateOf(to)))
          .flatMap((turn) => follow(turn.to, [...turns, turn], [...met, stateOf(turn.to)]))
  return follow(from, [], [stateOf(from)]).sort(
    (one, other) => failures(one.turns) - failures(other.turns) || one.turns.length - other.turns.length,
  )
}
