import { asTaken, edgeTargets, pairTargets, startTargets, type Walk } from './coverage'
import type { Edge, Graph, Node, Start } from './graph'

/** Longer walks are fewer, shorter ones are easier to read when they fail. */
const longestWalk = 14

type Former = Edge | Start

/** Few walks that together take every transition pair and every event case that is feasible. */
export function coveringWalks(graph: Graph): Walk[] {
  const covered = new Set<string>()
  const cover = (targets: string[]) => {
    for (const target of targets) covered.add(target)
  }
  const isNew = (former: Former, edge: Edge) =>
    edgeTargets(edge).some((target) => !covered.has(target)) ||
    pairTargets(takenBy(former), edge).some((target) => !covered.has(target))

  const walks: Walk[] = []
  for (const start of graph.starts) {
    for (;;) {
      const edges: Edge[] = []
      let room = Number.POSITIVE_INFINITY
      while (room > 0) {
        const way = nearest(edges.at(-1) ?? start, isNew, room)
        if (!way) break
        for (const edge of way) {
          cover(edgeTargets(edge))
          cover(pairTargets(takenBy(edges.at(-1) ?? start), edge))
          edges.push(edge)
        }
        room = longestWalk - edges.length
      }
      cover(startTargets(start))
      if (edges.length === 0) break
      walks.push({ start, edges })
    }
  }
  return walks
}

const takenBy = (former: Former) => ('event' in former ? former : asTaken(former))
const nodeAfter = (former: Former): Node => ('event' in former ? former.to : former.node)

interface Trail {
  at: Former
  edge?: Edge
  back?: Trail
}

/** The shortest way on that ends with an edge which is new after its forerunner, if any is within `room`. */
function nearest(
  from: Former,
  isNew: (former: Former, edge: Edge) => boolean,
  room: number,
): Edge[] | undefined {
  const seen = new Set<number>()
  let layer: Trail[] = [{ at: from }]
  for (let length = 0; length < room && layer.length > 0; length++) {
    const next: Trail[] = []
    for (const trail of layer) {
      for (const edge of nodeAfter(trail.at).edges) {
        const step = { at: edge, edge, back: trail }
        if (isNew(trail.at, edge)) return edgesOf(step)
        if (seen.has(edge.id)) continue
        seen.add(edge.id)
        next.push(step)
      }
    }
    layer = next
  }
  return undefined
}

function edgesOf(trail: Trail): Edge[] {
  const edges: Edge[] = []
  for (let at: Trail | undefined = trail; at?.edge; at = at.back) edges.unshift(at.edge)
  return edges
}
