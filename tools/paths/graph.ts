import { type Alphabet, answer, breakdown, type CaseEvent, type PathEvent } from './alphabet'
import type { Moment } from './moment'
import { eventLabel } from './names'
import { createSimulator, type Situation, type Step } from './simulator'

export interface Node {
  id: number
  situation: Situation
  /** Events that change something here, as edges in the order of the alphabet. */
  edges: Edge[]
  /** Outside events that must be ignored here: undeclared, or blocked by a guard. */
  ignored: Edge[]
}

/** What a step showed and took. */
interface Observed extends Omit<Step, 'situation'> {
  moment: Moment
}

export interface Edge extends Observed {
  id: number
  from: Node
  to: Node
  event: PathEvent
  /** The event in words. */
  label: string
}

export interface Start extends Observed {
  name: string
  input: unknown
  node: Node
}

export interface Graph {
  starts: Start[]
  nodes: Node[]
}

const mostNodes = 20_000

/** Walks breadth-first through every situation that the alphabet can bring about. */
export function explore(alphabet: Alphabet): Graph {
  const simulator = createSimulator(alphabet.machine)
  const known = new Map<string, Node>()
  const nodes: Node[] = []
  let edgeCount = 0

  function nodeOf(situation: Situation): Node {
    const key = situationKey(situation)
    const found = known.get(key)
    if (found) return found
    if (nodes.length >= mostNodes)
      throw new Error(`more than ${mostNodes} situations: bound the alphabet or the context`)
    const node: Node = { id: nodes.length, situation, edges: [], ignored: [] }
    known.set(key, node)
    nodes.push(node)
    return node
  }

  /** Most events are ignored, and show what was shown before. */
  const moments = new Map<string, Moment>()
  function observed({ situation, ...step }: Step): Observed {
    const moment: Moment = moments.get(step.shown) ?? JSON.parse(step.shown)
    moments.set(step.shown, moment)
    return { ...step, moment }
  }

  const starts = Object.entries(alphabet.starts).map(([name, input]): Start => {
    const step = simulator.start(input)
    return { name, input, node: nodeOf(step.situation), ...observed(step) }
  })
  for (const from of nodes)
    for (const lettered of eventsIn(from.situation, alphabet)) {
      const { case: _, ...event } = lettered
      const step = simulator.fire(from.situation, event)
      const to = nodeOf(step.situation)
      const edge = { id: edgeCount++, from, to, event, label: eventLabel(lettered), ...observed(step) }
      const isIgnored = edge.taken.length === 0 && edge.moment.status !== 'error'
      from[isIgnored ? 'ignored' : 'edges'].push(edge)
    }
  return { starts, nodes }
}

/** What can happen in a situation: outside events, answers of the ports that run, the next timer. */
function eventsIn({ snapshot, running, timers }: Situation, alphabet: Alphabet): CaseEvent[] {
  if (snapshot.status !== 'active') return []
  const answers = running.flatMap((port) => {
    const outputs = alphabet.outcomes[port]
    if (!outputs) throw new Error(`the alphabet has no outcomes for the port ${port}`)
    return [
      ...Object.entries(outputs).map(([name, output]) => ({ ...answer(port, output), case: name })),
      breakdown(port),
    ]
  })
  const soonest = Math.min(...timers.map(({ remaining }) => remaining))
  const elapsing = timers.filter(({ remaining }) => remaining === soonest)
  return [
    ...alphabet.events,
    ...answers,
    ...elapsing.map(({ type, remaining }) => ({ type, delay: remaining })),
  ]
}

function situationKey({ snapshot, running, timers }: Situation): string {
  const { value, context, status, historyValue } = snapshot
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])
  return JSON.stringify([value, context, status, running, timers, history])
}

/** Whether two machines show the same after every sequence of events; states and transitions behind it do not count. */
export function behaveAlike(one: Graph, other: Graph): boolean {
  const met = new Set<string>()
  const pairs: (readonly [Node, Node])[] = []
  const meet = (pair: readonly [Node, Node]) => {
    const key = pair.map(({ id }) => id).join()
    if (!met.has(key)) pairs.push(pair)
    met.add(key)
  }
  const meetAll = (left: readonly Passage[], right: readonly Passage[]) =>
    left.length === right.length &&
    left.every(({ type, delay, shown, to }, index) => {
      const twin = right[index]
      if (twin) meet([to, twin.to])
      return twin && type === twin.type && delay === twin.delay && shown === twin.shown
    })
  if (!meetAll(one.starts.map(passageOf), other.starts.map(passageOf))) return false
  for (const [left, right] of pairs) if (!meetAll(passagesFrom(left), passagesFrom(right))) return false
  return true
}

/** What leads to a node, and what it shows. */
interface Passage {
  type?: string
  delay?: unknown
  shown: string
  to: Node
}

const passageOf = ({ shown, node }: Start): Passage => ({ shown, to: node })

const passagesFrom = ({ edges, ignored }: Node): Passage[] =>
  [...edges, ...ignored]
    .sort((one, other) => one.id - other.id)
    .map(({ event: { type, delay }, shown, to }) => ({ type, delay, shown, to }))
