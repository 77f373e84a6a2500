import type { Alphabet } from './alphabet'
import { type Walk, walkTargets } from './coverage'
import type { Golden, GoldenPath, GoldenStart } from './golden'
import { type Edge, explore } from './graph'
import { ignoringWalks } from './ignored'
import { ignoresName, type NamedPath, pathTitle, roomForName, shortWayName } from './names'
import { coveringWalks } from './paths'
import { requirementsByTarget } from './requirements'

/** The behaviour of a machine today, as paths that cover all of it. */
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

/** Names walks so that their titles are short, and each another. */
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
  const isTaken = (_: unknown, index: number) => {
    const edge = edges[index]
    return edge !== undefined && !edge.from.ignored.includes(edge)
  }
  const taken = steps.filter(isTaken)
  const ignored = steps.slice(taken.length)
  const end = ignored.length > 0 ? ignoresName(ignored.map(({ label }) => label)) : ''
  return shortWayName(start.moment.value, taken, room - end.length) + end
}
