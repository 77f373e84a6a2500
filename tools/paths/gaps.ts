import type { Alphabet } from './alphabet'
import { declaredTargets, reachableTargets, type Walk, walkTargets } from './coverage'
import type { Golden, GoldenPath } from './golden'
import { type Edge, explore, type Graph } from './graph'

/** What the frozen paths leave open, in words; empty when they cover everything. */
export function gapsOf(alphabet: Alphabet, golden: Golden): string[] {
  const graph = explore(alphabet)
  const reachable = reachableTargets(graph)
  const unreachable = alphabet.unreachable ?? {}
  const covered = new Set<string>()
  const astray: string[] = []
  for (const path of golden.paths) {
    const walk = walkOf(path, graph)
    if (walk) for (const target of walkTargets(walk)) covered.add(target)
    else astray.push(`cannot be walked any more: ${path.name}`)
  }
  const required = new Set([...declaredTargets(alphabet.machine), ...reachable])
  const open = [...required].filter((target) => !covered.has(target) && !(target in unreachable))
  const wronglyListed = Object.keys(unreachable).filter((target) => reachable.has(target))
  return [
    ...astray,
    ...open.map((target) => (reachable.has(target) ? `not covered: ${target}` : `out of reach: ${target}`)),
    ...wronglyListed.map((target) => `listed as unreachable, but it is reached: ${target}`),
  ]
}

/** The walk of a frozen path through today's graph, unless the path has an event unknown there. */
export function walkOf(path: GoldenPath, graph: Graph): Walk | undefined {
  const start = graph.starts.find(({ name }) => name === path.start)
  if (!start) return undefined
  const edges: Edge[] = []
  for (const { event } of path.steps) {
    const node = edges.at(-1)?.to ?? start.node
    const wanted = JSON.stringify(event)
    const edge = [...node.edges, ...node.ignored].find((one) => JSON.stringify(one.event) === wanted)
    if (!edge) return undefined
    edges.push(edge)
  }
  return { start, edges }
}
