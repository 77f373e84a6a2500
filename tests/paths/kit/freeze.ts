import type { Alphabet } from './alphabet'
import { type Walk, walkTargets } from './coverage'
import type { Golden, GoldenPath, GoldenStart } from './golden'
import { type Edge, explore } from './graph'
import { ignoringWalks } from './ignored'
import { pathName } from './names'
import { coveringWalks } from './paths'
import { requirementsByTarget } from './requirements'

/** The behaviour of a machine today, as paths that cover all of it. */
export function freeze(alphabet: Alphabet): Golden {
  const graph = explore(alphabet)
  const requirements = requirementsByTarget(alphabet.machine)
  const labelOf = uniqueLabels()
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
      return {
        name: walkName(walk, labelOf),
        requirements: [...new Set(ids)].sort(),
        start: walk.start.name,
        steps: walk.edges.map((edge) => ({ label: labelOf(edge), event: edge.event, ...edge.moment })),
      }
    }),
  }
}

/** Labels by which events can be told apart; a second event of the same words gets a number. */
function uniqueLabels(): (edge: Edge) => string {
  const known = new Map<string, string[]>()
  return ({ label, event }) => {
    const events = known.get(label) ?? []
    const text = JSON.stringify(event)
    if (!events.includes(text)) known.set(label, [...events, text])
    const place = events.includes(text) ? events.indexOf(text) : events.length
    return place === 0 ? label : `${label} #${place + 1}`
  }
}

function walkName({ start, edges }: Walk, labelOf: (edge: Edge) => string): string {
  const taken = edges.filter((edge) => !edge.from.ignored.includes(edge))
  const ignored = edges.filter((edge) => edge.from.ignored.includes(edge))
  const way = pathName(
    start.moment.value,
    taken.map((edge) => ({ label: labelOf(edge), value: edge.moment.value })),
  )
  return ignored.length > 0 ? `${way} ignores ${ignored.map(labelOf).join(', ')}` : way
}
