import { catalogue } from '../catalogue.data'

/** How often customers took each transition, by its id. */
type Counts = Readonly<Record<string, number>>

/** The counts of each release. */
export type Collected = ReadonlyMap<string, Counts>

/** The release to draw, and the one to compare it with. */
export interface Comparison {
  counts: Counts
  baseline?: Counts | undefined
}

/** What the drawing says about a state or an arrow. */
export interface Mark {
  text: string
  isUsed: boolean
  /** The width of an arrow, or of the edge of a flow. */
  weight: number
  /** Whether its share differs much from the other release. */
  change: 'more' | 'less' | 'same'
}

/** Sums the counts in collected reports: JSON lines, or a JSON list. */
export function readCounts(text: string): Collected {
  const isList = text.trimStart().startsWith('[')
  const reports: { kind?: string; build?: string; counts?: Counts }[] = isList
    ? JSON.parse(text)
    : text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []))
  const collected = new Map<string, Record<string, number>>()
  for (const { kind, build = 'unnamed', counts = {} } of reports) {
    if (kind !== 'flow') continue
    const sums = collected.get(build) ?? {}
    for (const [id, count] of Object.entries(counts)) sums[id] = (sums[id] ?? 0) + count
    collected.set(build, sums)
  }
  if (collected.size === 0) throw new Error('There is no report of the kind “flow”.')
  return collected
}

export const startsOf = (flow: string, counts: Counts): number => counts[`${flow} xstate.init`] ?? 0

const initialOf = (id: string): string => {
  const { initial } = catalogue.states.find((state) => state.id === id) ?? {}
  return initial ? initialOf(initial) : id
}

interface Figure {
  count: number
  /** Of the ways on from the state, its ends included; none for what happens without leaving it. */
  share?: number
}

/** The count and share of each arrow, and of the visits that ended in a state, by the state's id. */
function figuresOf(flow: string, counts: Counts): Map<string, Figure> {
  const figures = new Map<string, Figure>()
  const arrows = catalogue.transitions
    .filter((arrow) => arrow.flow === flow)
    .map((arrow) => ({ ...arrow, count: counts[arrow.id] ?? 0 }))
  const sum = (some: readonly { count: number }[]) => some.reduce((total, { count }) => total + count, 0)
  for (const { id } of catalogue.states.filter((state) => state.flow === flow)) {
    const ways = arrows.filter(({ source, target }) => source === id && target)
    // An arrow of an outer state does not say which inner state it left.
    const isExact = !arrows.some(
      ({ source, target, count }) => target && count > 0 && id.startsWith(`${source}.`),
    )
    const arrivals =
      sum(arrows.filter(({ target }) => target && initialOf(target) === id)) +
      (initialOf(flow) === id ? startsOf(flow, counts) : 0)
    // Without a way on, the end is that of the flow.
    const ended = isExact && ways.length > 0 ? Math.max(0, arrivals - sum(ways)) : 0
    const total = sum(ways) + ended
    if (ended > 0) figures.set(id, { count: ended, share: ended / total })
    for (const { id: arrow, count } of ways)
      figures.set(arrow, { count, share: total > 0 ? count / total : 0 })
  }
  for (const { id, target, count } of arrows) if (!target) figures.set(id, { count })
  return figures
}

const MAX_WEIGHT = 9
/** Smaller differences of shares are not marked. */
const NOTABLE_DIFFERENCE = 0.05

const points = (difference: number) => {
  const rounded = Math.round(difference * 100)
  return rounded === 0 ? '±0' : `${rounded < 0 ? '−' : '+'}${Math.abs(rounded)}`
}

const weightOf = (count: number, largest: number) => 1 + ((MAX_WEIGHT - 1) * count) / Math.max(largest, 1)

/** The marks of the flows on the map. */
export function mapMarksOf(flows: readonly string[], { counts }: Comparison): Map<string, Mark> {
  const largest = Math.max(...flows.map((flow) => startsOf(flow, counts)))
  return new Map(
    flows.map((flow) => {
      const count = startsOf(flow, counts)
      const weight = weightOf(count, largest)
      return [`map.${flow}`, { text: `began ${count}×`, isUsed: count > 0, weight, change: 'same' }]
    }),
  )
}

/** The marks of a flow's states and arrows. */
export function marksOf(flow: string, { counts, baseline }: Comparison): Map<string, Mark> {
  const figures = figuresOf(flow, counts)
  const previous = baseline && figuresOf(flow, baseline)
  const ids = new Set([...figures.keys(), ...(previous?.keys() ?? [])])
  const isState = (id: string) => !id.includes(' ')
  const largest = Math.max(...[...figures].map(([id, { count }]) => (isState(id) ? 0 : count)))
  return new Map(
    [...ids].map((id) => {
      const { count, share } = figures.get(id) ?? { count: 0, share: 0 }
      const difference = previous && share !== undefined ? share - (previous.get(id)?.share ?? 0) : 0
      const details = [
        ...(share !== undefined ? [`${Math.round(share * 100)} %`] : []),
        ...(previous && share !== undefined ? [points(difference)] : []),
      ]
      const isNotable = Math.abs(difference) >= NOTABLE_DIFFERENCE
      return [
        id,
        {
          text: [isState(id) ? `${count} end here` : count, ...details].join(' · '),
          isUsed: count > 0 || (previous?.get(id)?.count ?? 0) > 0,
          weight: weightOf(count, largest),
          change: isNotable ? (difference > 0 ? 'more' : 'less') : 'same',
        },
      ]
    }),
  )
}
