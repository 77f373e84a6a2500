import type { Alphabet } from './alphabet'
import {
  ignoredTarget,
  isIgnored,
  nodeAfter,
  ownTargets,
  pairTargets,
  requirementsByTarget,
  type Walk,
  walkTargets,
} from './coverage'
import type { Golden, GoldenPath, GoldenStart } from './golden'
import { type Edge, explore, type Graph, type Node, type Start } from './graph'
import { ignoresName, type NamedPath, pathTitle, roomForName, shortWayName } from './names'

/** The current behaviour of a machine, as paths that cover all of it. */
export function freeze(alphabet: Alphabet): Golden {
  const graph = explore(alphabet)
  const requirements = requirementsByTarget(alphabet.machine)
  const labelOf = uniqueLabels()
  const nameOf = uniqueNames()
  const starts = graph.starts.map(({ name, input, moment }): [string, GoldenStart] => [
    name,
    { input, ...moment },
  ])
  const walks = [...coveringWalks(graph), ...ignoringWalks(graph)]
  return {
    machine: alphabet.machine.id,
    starts: Object.fromEntries(starts),
    paths: walks.map((walk): GoldenPath => {
      const ids = walkTargets(walk).flatMap((target) => requirements.get(target) ?? [])
      const about = { requirements: [...new Set(ids)].sort(), start: walk.start.name }
      const steps = walk.edges.map((edge) => ({ label: labelOf(edge), event: edge.event, ...edge.moment }))
      return { name: nameOf(walk, steps, about), ...about, steps }
    }),
  }
}

/** Unique labels for events; a second event with the same label gets a number. */
function uniqueLabels(): (edge: Edge) => string {
  const known = new Map<string, Set<string>>()
  return ({ label, event }) => {
    const events = (known.get(label) ?? new Set()).add(JSON.stringify(event))
    known.set(label, events)
    const place = [...events].indexOf(JSON.stringify(event))
    return place === 0 ? label : `${label} #${place + 1}`
  }
}

/** Names walks so that their titles are short and unique. */
function uniqueNames(): (walk: Walk, steps: GoldenPath['steps'], about: Omit<NamedPath, 'name'>) => string {
  const titles = new Set<string>()
  return (walk, steps, about) => {
    for (let number = 1; ; number++) {
      const suffix = number === 1 ? '' : ` #${number}`
      const name = walkName(walk, steps, roomForName(about) - suffix.length) + suffix
      const title = pathTitle({ name, ...about })
      if (titles.has(title)) continue
      titles.add(title)
      return name
    }
  }
}

function walkName({ start, edges }: Walk, steps: GoldenPath['steps'], room: number): string {
  const taken = steps.slice(0, edges.filter((edge) => !isIgnored(edge)).length)
  const ignored = steps.slice(taken.length)
  const end = ignored.length > 0 ? ignoresName(ignored.map(({ label }) => label)) : ''
  return shortWayName(start.moment.value, taken, room - end.length) + end
}

/** Longer walks would be fewer, shorter ones are easier to read when they fail. */
const longestWalk = 14

/** Few walks that together take every transition pair and every event case that is feasible. */
function coveringWalks(graph: Graph): Walk[] {
  const covered = new Set<string>()
  const cover = (targets: string[]) => {
    for (const target of targets) covered.add(target)
  }
  const targetsOf = (former: Start | Edge, edge: Edge) => [...ownTargets(edge), ...pairTargets(former, edge)]
  const isNew = (former: Start | Edge, edge: Edge) =>
    targetsOf(former, edge).some((target) => !covered.has(target))

  const walks: Walk[] = []
  for (const start of graph.starts)
    for (;;) {
      const edges: Edge[] = []
      let room = Number.POSITIVE_INFINITY
      while (room > 0) {
        const way = nearest(edges.at(-1) ?? start, isNew, room)
        if (!way) break
        for (const edge of way) {
          cover(targetsOf(edges.at(-1) ?? start, edge))
          edges.push(edge)
        }
        room = longestWalk - edges.length
      }
      cover(ownTargets(start))
      if (edges.length === 0) break
      walks.push({ start, edges })
    }
  return walks
}

/** The shortest continuation that ends with an edge which is new after its predecessor, if any is within `room`. */
function nearest(
  from: Start | Edge,
  isNew: (former: Start | Edge, edge: Edge) => boolean,
  room: number,
): Edge[] | undefined {
  const seen = new Set<Edge>()
  let ways: Edge[][] = [[]]
  for (let length = 0; length < room && ways.length > 0; length++) {
    const longer: Edge[][] = []
    for (const way of ways) {
      const former = way.at(-1) ?? from
      for (const edge of nodeAfter(former).edges) {
        if (isNew(former, edge)) return [...way, edge]
        if (seen.has(edge)) continue
        seen.add(edge)
        longer.push([...way, edge])
      }
    }
    ways = longer
  }
  return undefined
}

/**
 * Walks that end in a situation and send it every outside event that must be ignored there.
 * A situation that ignores the most events not yet tried comes first.
 */
function ignoringWalks(graph: Graph): Walk[] {
  const waysTo = shortestWalks(graph)
  const todo = new Set(graph.nodes.flatMap(({ ignored }) => ignored.map(ignoredTarget)))
  const walks: Walk[] = []
  while (todo.size > 0) {
    const untried = graph.nodes.map(({ ignored }) => ignored.filter((edge) => todo.has(ignoredTarget(edge))))
    const most = Math.max(...untried.map(({ length }) => length))
    const edges = untried.find(({ length }) => length === most) ?? []
    const way = edges[0] && waysTo.get(edges[0].from)
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
