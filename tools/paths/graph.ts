import { type Alphabet, type CaseEvent, type PathEvent, portAnswer, portFailure } from './alphabet'
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
interface ObservedStep extends Omit<Step, 'situation'> {
  moment: Moment
}

export interface Edge extends ObservedStep {
  id: number
  from: Node
  to: Node
  event: PathEvent
  /** The event in words. */
  label: string
}

export interface Start extends ObservedStep {
  name: string
  input: unknown
  node: Node
}

/** What a walk consists of. */
export type Passage = Start | Edge

export interface Graph {
  starts: Start[]
  nodes: Node[]
}

const MAX_NODES = 20_000

/** Walks breadth-first through every situation that the alphabet can bring about. */
export function explore(alphabet: Alphabet): Graph {
  const simulator = createSimulator(alphabet.machine)
  const nodesByKey = new Map<string, Node>()
  const nodes: Node[] = []
  let edgeCount = 0

  function nodeOf(situation: Situation): Node {
    const key = situationKey(situation)
    const found = nodesByKey.get(key)
    if (found) return found
    if (nodes.length >= MAX_NODES)
      throw new Error(`more than ${MAX_NODES} situations: bound the alphabet or the context`)
    const node: Node = { id: nodes.length, situation, edges: [], ignored: [] }
    nodesByKey.set(key, node)
    nodes.push(node)
    return node
  }

  /** Most events are ignored, and show what was shown before. */
  const moments = new Map<string, Moment>()
  function observeStep({ situation, ...step }: Step): ObservedStep {
    const moment: Moment = moments.get(step.momentJson) ?? JSON.parse(step.momentJson)
    moments.set(step.momentJson, moment)
    return { ...step, moment }
  }

  const starts = Object.entries(alphabet.starts).map(([name, input]): Start => {
    const step = simulator.start(input)
    return { name, input, node: nodeOf(step.situation), ...observeStep(step) }
  })
  for (const from of nodes)
    for (const caseEvent of eventsIn(from.situation, alphabet)) {
      const { case: _, ...event } = caseEvent
      const step = simulator.fire(from.situation, event)
      const to = nodeOf(step.situation)
      const edge = { id: edgeCount++, from, to, event, label: eventLabel(caseEvent), ...observeStep(step) }
      const isIgnored = edge.takenTransitions.length === 0 && edge.moment.status !== 'error'
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
      ...Object.entries(outputs).map(([name, output]) => ({ ...portAnswer(port, output), case: name })),
      portFailure(port),
    ]
  })
  const shortestDelay = Math.min(...timers.map(({ remaining }) => remaining))
  const due = timers.filter(({ remaining }) => remaining === shortestDelay)
  return [...alphabet.events, ...answers, ...due.map(({ type, remaining }) => ({ type, delay: remaining }))]
}

function situationKey({ snapshot, running, timers }: Situation): string {
  const { value, context, status, historyValue } = snapshot
  const history = Object.entries(historyValue).map(([id, nodes]) => [id, nodes.map((node) => node.id)])
  return JSON.stringify([value, context, status, running, timers, history])
}

type Arrival = Pick<Edge, 'momentJson' | 'to'> & Partial<Pick<Edge, 'event'>>

/** Whether two machines show the same after every sequence of events; states and transitions behind it do not count. */
export function haveSameBehaviour(one: Graph, other: Graph): boolean {
  const passagesFrom = ({ edges, ignored }: Node) => [...edges, ...ignored].sort((a, b) => a.id - b.id)
  const passages = ({ starts }: Graph) =>
    starts.map(({ momentJson, node }): Arrival => ({ momentJson, to: node }))
  const comparedPairs = new Set<string>()
  const pairs: [Arrival[], Arrival[]][] = [[passages(one), passages(other)]]
  for (const [left, right] of pairs) {
    if (left.length !== right.length) return false
    for (const [index, { momentJson, event, to }] of left.entries()) {
      const counterpart = right[index]
      // The delay is that of the timer that elapses next.
      if (
        momentJson !== counterpart?.momentJson ||
        event?.type !== counterpart.event?.type ||
        event?.delay !== counterpart.event?.delay
      )
        return false
      const pair = `${to.id} ${counterpart.to.id}`
      if (!comparedPairs.has(pair)) pairs.push([passagesFrom(to), passagesFrom(counterpart.to)])
      comparedPairs.add(pair)
    }
  }
  return true
}
