import type { Edge, Graph, Node } from './graph'

/** Whether two machines, explored by the same alphabet, show the same moments after every sequence of its events. */
export function behavesAlike(first: Graph, second: Graph): boolean {
  const queue: [Node, Node][] = []
  for (const [index, start] of first.starts.entries()) {
    const twin = second.starts[index]
    if (!twin || JSON.stringify(start.moment) !== JSON.stringify(twin.moment)) return false
    queue.push([start.node, twin.node])
  }
  const seen = new Set<string>()
  for (const [node, twin] of queue) {
    const pair = `${node.id} ${twin.id}`
    if (seen.has(pair)) continue
    seen.add(pair)
    const twinSteps = stepsOf(twin)
    if (twinSteps.size !== stepsOf(node).size) return false
    for (const [step, after] of stepsOf(node)) {
      const twinAfter = twinSteps.get(step)
      if (!twinAfter) return false
      queue.push([after, twinAfter])
    }
  }
  return true
}

const steps = new WeakMap<Edge, string>()

/** The event of an edge and what it shows; the same graph is compared with many. */
function stepOf(edge: Edge): string {
  const step = steps.get(edge) ?? JSON.stringify([edge.event, edge.moment])
  steps.set(edge, step)
  return step
}

/** By event and what it shows, where each step leads. */
const stepsOf = (node: Node) =>
  new Map([...node.edges, ...node.ignored].map((edge) => [stepOf(edge), edge.to]))
