import { nodesIn, transitionsOf } from '../../scripts/machine-rules/nodes'
import { transitionId } from '../../src/lib/transitionId'
import type { Cases } from './cases'
import { nodeAfter, type Walk } from './coverage'
import { goldenOf } from './generatePaths'
import type { Golden } from './golden'
import { explore } from './graph'
import { keyOf } from './simulator'

const initOf = (stem: string) => `${stem} xstate.init`

/** The machines of breadcrumbs. */
export const stemsIn = (breadcrumbs: readonly string[]): string[] => [
  ...new Set(breadcrumbs.flatMap((name) => /^\w+/.exec(name) ?? [])),
]

/**
 * The shortest golden path whose last transitions are those of the machine in the breadcrumbs, or undefined. The
 * payloads come from the cases, because breadcrumbs have only names.
 */
export function draftPath(cases: Cases, breadcrumbs: readonly string[]): Golden | undefined {
  const { id, root } = cases.machine
  const names = breadcrumbs.filter((name) => stemsIn([name])[0] === id)
  const begin = names.lastIndexOf(initOf(id))
  const wanted = names.slice(begin + 1)
  const idsByKey = new Map(
    nodesIn(root)
      .flatMap(transitionsOf)
      .map((one) => [keyOf(one), transitionId(one)]),
  )

  /** The places in the breadcrumbs where a walk may be after these transitions. */
  const advance = (place: number, keys: readonly string[]): number[] =>
    keys.reduce(
      (places, key) =>
        places.flatMap((at) => {
          const name = idsByKey.get(key)
          // Breadcrumbs name a repeated transition once, and may lack their beginning.
          const canStay = at === 0 ? begin < 0 : wanted[at - 1] === name
          return [...(wanted[at] === name ? [at + 1] : []), ...(canStay ? [at] : [])]
        }),
      [place],
    )

  const { starts } = explore(cases)
  const reached = new Set<string>()
  const walks: (Walk & { place: number })[] = []
  function add(walk: Walk, places: readonly number[]) {
    const { id: node } = nodeAfter(walk.edges.at(-1) ?? walk.start)
    for (const place of places) {
      if (!reached.has(`${node} ${place}`)) walks.push({ ...walk, place })
      reached.add(`${node} ${place}`)
    }
  }
  for (const start of starts) add({ start, edges: [] }, advance(0, start.takenTransitions))
  for (const { start, edges, place } of walks) {
    if (place === wanted.length) return goldenOf(cases, [start], [{ start, edges }])
    for (const edge of nodeAfter(edges.at(-1) ?? start).edges)
      add({ start, edges: [...edges, edge] }, advance(place, edge.takenTransitions))
  }
  return undefined
}
