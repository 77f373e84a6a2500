import type { Alphabet } from './alphabet'
import { type Edge, eventsIn, type Graph, type Node, situationKey } from './graph'
import { createSimulator, type Situation } from './simulator'

/**
 * Whether a machine shows the same moments as that of the graph after every sequence of events of the alphabet. They are
 * walked side by side, up to the first moment that differs.
 */
export function behavesAlike(graph: Graph, alphabet: Alphabet): boolean {
  const simulator = createSimulator(alphabet.machine)
  const queue: [Node, Situation][] = []
  const seen = new Set<string>()

  function meet(node: Node, situation: Situation): void {
    const pair = `${node.id} ${situationKey(situation)}`
    if (seen.has(pair)) return
    seen.add(pair)
    queue.push([node, situation])
  }

  for (const { input, moment, node } of graph.starts) {
    const step = simulator.start(input)
    if (step.shown !== JSON.stringify(moment)) return false
    meet(node, step.situation)
  }
  for (const [node, situation] of queue) {
    const { awaited, steps } = stepsOf(node)
    if (awaitedIn(situation) !== awaited) return false
    for (const [index, { case: _, ...event }] of eventsIn(situation, alphabet).entries()) {
      const step = simulator.fire(situation, event)
      const other = steps[index]
      if (step.shown !== other?.shown) return false
      meet(other.to, step.situation)
    }
  }
  return true
}

/** Where the same is awaited, the same can happen, in the same order. */
const awaitedIn = ({ running, timers }: Situation) => JSON.stringify([running, timers])

interface Steps {
  awaited: string
  /** What each event shows, in the order of the alphabet, and where it leads. */
  steps: { shown: string; to: Node }[]
}

const known = new WeakMap<Node, Steps>()

/** The same graph is compared with many machines. */
function stepsOf(node: Node): Steps {
  const found = known.get(node)
  if (found) return found
  const inOrder = (one: Edge, other: Edge) => one.id - other.id
  const edges = [...node.edges, ...node.ignored].sort(inOrder)
  const steps = edges.map(({ moment, to }) => ({ shown: JSON.stringify(moment), to }))
  const all = { awaited: awaitedIn(node.situation), steps }
  known.set(node, all)
  return all
}
