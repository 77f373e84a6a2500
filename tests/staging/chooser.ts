import type { Node } from '../../tools/paths/graph'
import type { Act, Knowledge } from './knowledge'
import type { Standing } from './observe'

/** What was done in a state of the machine in which the walk can choose what to do. */
interface Tried {
  /** What has been brought about here, by label. */
  tried: Set<string>
  /** What turned out to be impossible since the visit began, by label. */
  hindered: Set<string>
  /** Where it led, by label. */
  led: Map<string, string>
}

/**
 * Whether an event is brought about as soon as may be, put off to the end, left until nothing else is to be done where it
 * leads away from, or left out.
 */
export type Order = 'soon' | 'last' | 'leaving' | 'never'

const orders = ['soon', 'last', 'leaving'] as const

/** Chooses what to do next, so that everything is tried once wherever it may be, by ways that were seen. */
export function createChooser(
  knowledge: Knowledge,
  orderOf: (state: string, act: Act, nodes?: readonly Node[]) => Order,
) {
  const standings = new Map<string, Tried>()
  const standingOf = (state: string) => {
    const standing = standings.get(state) ?? { tried: new Set(), hindered: new Set(), led: new Map() }
    standings.set(state, standing)
    return standing
  }
  const untriedIn = (state: string, order: Order, nodes?: readonly Node[]): Act[] =>
    [...(knowledge.states.get(state)?.acts.values() ?? [])].filter((act) => {
      const { tried, hindered } = standingOf(state)
      return !tried.has(act.label) && !hindered.has(act.label) && orderOf(state, act, nodes) === order
    })

  /** What leads by ways that were seen to a state where something is left to be tried; no way changes anything again. */
  function wayToUntried(from: string, order: Order): Act | undefined {
    const queue: { state: string; first: Act | undefined }[] = [{ state: from, first: undefined }]
    const met = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order).length > 0) return first
      for (const [label, to] of standingOf(state).led) {
        const act = knowledge.states.get(state)?.acts.get(label)
        if (!act || met.has(to) || orderOf(state, act) !== 'soon') continue
        met.add(to)
        queue.push({ state: to, first: first ?? act })
      }
    }
    return undefined
  }

  const nextOf = ({ state, nodes }: Standing, order: Order) =>
    untriedIn(state, order, nodes)[0] ?? wayToUntried(state, order)

  return {
    /** `undefined` where nothing is left that can be reached. */
    next: (standing: Standing): Act | undefined =>
      orders.map((order) => nextOf(standing, order)).find((act) => act !== undefined),
    /** What was impossible on one visit may not be on another. */
    beginVisit() {
      for (const { hindered } of standings.values()) hindered.clear()
    },
    noteHindered(from: string, { label }: Act) {
      const { hindered, led } = standingOf(from)
      hindered.add(label)
      led.delete(label)
    },
    note(from: string, { label }: Act, to?: string) {
      const { tried, led } = standingOf(from)
      tried.add(label)
      if (to === undefined) led.delete(label)
      else led.set(label, to)
    },
    /** Whether a state that was seen has something left that another visit could try. */
    hasMore: () =>
      [...standings.keys()].some((state) => orders.some((order) => untriedIn(state, order).length > 0)),
  }
}
