import { ignoredTarget, type Walk } from './coverage'
import type { Edge, Graph, Node } from './graph'

/**
 * Walks that end in a situation and send it every outside event that must be ignored there.
 * A situation that ignores the most events not yet tried comes first.
 */
export function ignoringWalks(graph: Graph): Walk[] {
  const waysTo = shortestWalks(graph)
  const todo = new Set(graph.nodes.flatMap((node) => node.ignored.map(ignoredTarget)))
  const walks: Walk[] = []
  while (todo.size > 0) {
    let best: { node: Node; edges: Edge[] } | undefined
    for (const node of graph.nodes) {
      const edges = node.ignored.filter((edge) => todo.has(ignoredTarget(edge)))
      if (edges.length > (best?.edges.length ?? 0)) best = { node, edges }
    }
    const way = best && waysTo.get(best.node)
    if (!best || !way) break
    for (const edge of best.edges) todo.delete(ignoredTarget(edge))
    walks.push({ start: way.start, edges: [...way.edges, ...best.edges] })
  }
  return walks
}

function shortestWalks(graph: Graph): Map<Node, Walk> {
  const walks = new Map<Node, Walk>()
  for (const start of graph.starts) if (!walks.has(start.node)) walks.set(start.node, { start, edges: [] })
  for (const [node, { start, edges }] of walks)
    for (const edge of node.edges)
      if (!walks.has(edge.to)) walks.set(edge.to, { start, edges: [...edges, edge] })
  return walks
}
