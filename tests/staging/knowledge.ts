import { type Alphabet, kindOf, type PathEvent } from '../../tools/paths/alphabet'
import type { Golden } from '../../tools/paths/golden'
import { type Edge, explore, type Node, type Start } from '../../tools/paths/graph'
import { stateName } from '../../tools/paths/names'
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

export const actStep = (from: string, label: string) => `${from} → ${label}`

export function turnOf({ event: { type }, to }: Edge): Turn {
  const kind = kindOf(type)
  if (kind.kind === 'outside') throw new Error(`${type} is no turn of the provider`)
  const label = `${kind.kind}(${kind.kind === 'after' ? kind.delay : kind.port})`
  return { label, kind: kind.kind, to: stateOf(to) }
}

/**
 * The steps are those of the golden paths. What an event leads to is looked up in all situations of the machine: the
 * paths pass through some of them, and a real provider may lead through others. A delay that the driver of a screen
 * waits for is an event like those of the customer.
 */
export function knowledgeOf(
  golden: Golden,
  alphabet: Alphabet,
  { heeded = [], waits = [] }: Pick<OwnProvider, 'heeded' | 'waits'> = {},
): Knowledge {
  const { starts, nodes } = explore(alphabet)
  const states: Knowledge['states'] = new Map()
  const isAct = ({ event, label }: Edge) => kindOf(event.type).kind === 'outside' || waits.includes(label)
  const frozen = golden.paths.flatMap(({ start, steps }) =>
    steps.map(({ label }, index) =>
      actStep(stateName((steps[index - 1] ?? golden.starts[start])?.value ?? ''), label),
    ),
  )
  const order = new Map([...new Set(frozen)].map((step, place) => [step, place]))
  for (const node of nodes) {
    const state = stateOf(node)
    const known: StateKnowledge = states.get(state) ?? { nodes: [], acts: new Map(), turns: [] }
    states.set(state, known)
    known.nodes.push(node)
    // What is always ignored in a state has nothing on the screen to bring it about by.
    for (const edge of node.edges) {
      const { label, event } = edge
      if (!isAct(edge)) {
        const turn = turnOf(edge)
        if (!known.turns.some((one) => one.label === turn.label && one.to === turn.to)) known.turns.push(turn)
      } else if (order.has(actStep(state, label)))
        known.acts.set(label, { label, event: waits.includes(label) ? { type: label } : event })
    }
  }
  const placeIn = (state: string) => (label: string) => order.get(actStep(state, label)) ?? 0
  for (const [state, known] of states) {
    const place = placeIn(state)
    known.acts = new Map([...known.acts].sort(([one], [other]) => place(one) - place(other)))
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
