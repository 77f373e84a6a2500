import { type Alphabet, answer, breakdown, type CaseEvent, type PathEvent } from './alphabet'
import type { Moment } from './moment'
import { eventLabel } from './names'
import { createSimulator, type Situation, type Step } from './simulator'
import { keyOf } from './transitionKey'

export interface Node {
  id: number
  situation: Situation
  /** Events that change something here, as edges in the order of the alphabet. */
  edges: Edge[]
  /** Outside events that must be ignored here: undeclared, or held back by a guard. */
  ignored: Edge[]
}

export interface Edge {
  id: number
  from: Node
  to: Node
  event: PathEvent
  /** The event in words. */
  label: string
  moment: Moment
  /** Keys of the transitions taken, the eventless ones that follow included. */
  taken: string[]
  /** Ids of the states stood in or passed through. */
  states: string[]
  guards: string[]
}

export interface Start {
  name: string
  input: unknown
  node: Node
  moment: Moment
  taken: string[]
  states: string[]
  guards: string[]
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

  const starts = Object.entries(alphabet.starts).map(([name, input]): Start => {
    const step = simulator.start(input)
    return { name, input, node: nodeOf(step.situation), ...observed(step) }
  })
  for (const from of nodes) {
    for (const lettered of eventsIn(from.situation, alphabet)) {
      const { case: _, ...event } = lettered
      const step = simulator.fire(from.situation, event)
      const to = nodeOf(step.situation)
      const edge: Edge = {
        id: edgeCount++,
        from,
        to,
        event,
        label: eventLabel(lettered),
        ...observed(step),
      }
      const list = edge.taken.length > 0 || edge.moment.status === 'error' ? from.edges : from.ignored
      list.push(edge)
    }
  }
  return { starts, nodes }
}

const observed = (step: Step) => ({
  moment: JSON.parse(step.shown) as Moment,
  taken: step.taken.map(keyOf),
  states: [...step.situation.snapshot._nodes, ...step.taken.map(({ source }) => source)].map(({ id }) => id),
  guards: step.guards,
})

/** What can happen in a situation: outside events, answers of the ports that run, the next timer. */
export function eventsIn({ snapshot, running, timers }: Situation, alphabet: Alphabet): CaseEvent[] {
  if (snapshot.status !== 'active') return []
  const answers = running.flatMap((port) => {
    const outcomes = alphabet.outcomes[port]
    if (!outcomes) throw new Error(`the alphabet has no outcomes for the port ${port}`)
    return [
      ...Object.entries(outcomes.outputs).map(([name, output]) => ({ ...answer(port, output), case: name })),
      ...outcomes.errors.map((error) => breakdown(port, error)),
    ]
  })
  const soonest = Math.min(...timers.map((timer) => timer.remaining))
  const elapsing = timers
    .filter((timer) => timer.remaining === soonest)
    .map((timer) => ({ type: timer.type, delay: timer.remaining }))
  return [...alphabet.events, ...answers, ...elapsing]
}

export function situationKey({ snapshot, running, timers }: Situation): string {
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ])
  return JSON.stringify([snapshot.value, snapshot.context, snapshot.status, running, timers, history])
}
