import type { Cases } from './cases'
import {
  ignoredTarget,
  nodeAfter,
  ownTargets,
  pairTargets,
  requirementsByTarget,
  type Walk,
  walkTargets,
} from './coverage'
import type { Golden, GoldenPath } from './golden'
import { type Edge, explore, type Graph, type Node, type Start, type Step } from './graph'
import { pathName } from './names'

/** The current behaviour of a machine, as paths that cover all of it. */
export function generatePaths(cases: Cases): Golden {
  const graph = explore(cases)
  return goldenOf(cases, graph.starts, [...coveringWalks(graph), ...ignoringWalks(graph)])
}

/** These walks as golden paths. */
export function goldenOf({ machine }: Cases, starts: readonly Start[], walks: readonly Walk[]): Golden {
  const requirements = requirementsByTarget(machine)
  const labelOf = uniqueLabels()
  return {
    machine: machine.id,
    starts: Object.fromEntries(starts.map(({ name, input, observed }) => [name, { input, ...observed }])),
    paths: walks.map((walk, index): GoldenPath => {
      const ids = walkTargets(walk).flatMap((target) => requirements.get(target) ?? [])
      const steps = walk.edges.map((edge) => ({ label: labelOf(edge), event: edge.event, ...edge.observed }))
      const name = pathName(index, steps)
      return { name, requirements: [...new Set(ids)].sort(), start: walk.start.name, steps }
    }),
  }
}

/** Unique labels for events; a second event with the same label gets a number. */
function uniqueLabels(): (edge: Edge) => string {
  const eventsByLabel = new Map<string, Set<string>>()
  return ({ label, event }) => {
    const events = (eventsByLabel.get(label) ?? new Set()).add(JSON.stringify(event))
    eventsByLabel.set(label, events)
    const index = [...events].indexOf(JSON.stringify(event))
    return index === 0 ? label : `${label} #${index + 1}`
  }
}

/** Longer walks would be fewer, shorter ones are easier to read when they fail. */
const MAX_WALK_LENGTH = 14

type TargetsOf = (previous: Step, next: Edge) => readonly string[]

/** What golden paths cover: every transition pair and every event case that is feasible. */
const pairsAndCases: TargetsOf = (previous, next) => [...ownTargets(next), ...pairTargets(previous, next)]

/** Few walks that together cover these targets. */
export function coveringWalks(graph: Graph, targetsOf = pairsAndCases): Walk[] {
  const covered = new Set<string>()
  const cover = (targets: readonly string[]) => {
    for (const target of targets) covered.add(target)
  }
  const isNew = (previous: Step, edge: Edge) =>
    targetsOf(previous, edge).some((target) => !covered.has(target))

  const walks: Walk[] = []
  for (const start of graph.starts)
    for (;;) {
      const edges: Edge[] = []
      let remainingSteps = Number.POSITIVE_INFINITY
      while (remainingSteps > 0) {
        const way = findNearest(edges.at(-1) ?? start, isNew, remainingSteps)
        if (!way) break
        for (const edge of way) {
          cover(targetsOf(edges.at(-1) ?? start, edge))
          edges.push(edge)
        }
        remainingSteps = MAX_WALK_LENGTH - edges.length
      }
      cover(ownTargets(start))
      if (edges.length === 0) break
      walks.push({ start, edges })
    }
  return walks
}

/** The shortest continuation that ends with an edge which is new after its predecessor, if any is within `maxLength`. */
function findNearest(
  from: Step,
  isNew: (previous: Step, edge: Edge) => boolean,
  maxLength: number,
): Edge[] | undefined {
  const visited = new Set<Edge>()
  let continuations: Edge[][] = [[]]
  for (let length = 0; length < maxLength && continuations.length > 0; length++) {
    const longerContinuations: Edge[][] = []
    for (const continuation of continuations) {
      const previous = continuation.at(-1) ?? from
      for (const edge of nodeAfter(previous).edges) {
        if (isNew(previous, edge)) return [...continuation, edge]
        if (visited.has(edge)) continue
        visited.add(edge)
        longerContinuations.push([...continuation, edge])
      }
    }
    continuations = longerContinuations
  }
  return undefined
}

/**
 * Walks that end in a full state and send it every outside event that must be ignored there.
 * A full state that ignores the most events not yet tried comes first.
 */
export function ignoringWalks(graph: Graph): Walk[] {
  const walksTo = shortestWalks(graph)
  const todo = new Set(graph.nodes.flatMap(({ ignored }) => ignored.map(ignoredTarget)))
  const walks: Walk[] = []
  while (todo.size > 0) {
    const untried = graph.nodes.map(({ ignored }) => ignored.filter((edge) => todo.has(ignoredTarget(edge))))
    const maximum = Math.max(...untried.map(({ length }) => length))
    const edges = untried.find(({ length }) => length === maximum) ?? []
    const way = edges[0] && walksTo.get(edges[0].from)
    if (!way) break
    for (const edge of edges) todo.delete(ignoredTarget(edge))
    walks.push({ start: way.start, edges: [...way.edges, ...edges] })
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
