import type { Act, Knowledge } from './knowledge'
import type { Standing } from './observe'
import { orderOf, type Walked } from './reasons'

/** What was done in a state of the machine in which the walk can choose what to do, by the label of the event. */
interface Tried {
  tried: Set<string>
  /** What turned out to be impossible since the visit began. */
  hindered: Set<string>
  /** Where it led. */
  led: Map<string, string>
}

const orders = ['soon', 'last', 'leaving'] as const
type Due = (typeof orders)[number]

/** Chooses what to do next, so that everything is tried once wherever it may be, by ways that were seen. */
export function createChooser(walked: Walked) {
  const { states }: Knowledge = walked.knowledge
  const standings = new Map<string, Tried>()
  const standingOf = (state: string) => {
    const standing = standings.get(state) ?? { tried: new Set(), hindered: new Set(), led: new Map() }
    standings.set(state, standing)
    return standing
  }
  const untriedIn = (state: string, order: Due, nodes?: Standing['nodes']): Act[] =>
    [...(states.get(state)?.acts.values() ?? [])].filter((act) => {
      const { tried, hindered } = standingOf(state)
      const isUntried = !tried.has(act.label) && !hindered.has(act.label)
      return isUntried && orderOf(walked, state, act, nodes) === order
    })

  /** What leads by ways that were seen to a state where something is left to be tried; no way changes anything again. */
  function wayToUntried(from: string, order: Due): Act | undefined {
    const queue: { state: string; first: Act | undefined }[] = [{ state: from, first: undefined }]
    const met = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order).length > 0) return first
      for (const [label, to] of standingOf(state).led) {
        const act = states.get(state)?.acts.get(label)
        if (!act || met.has(to) || orderOf(walked, state, act) !== 'soon') continue
        met.add(to)
        queue.push({ state: to, first: first ?? act })
      }
    }
    return undefined
  }

  return {
    /** `undefined` where nothing is left that can be reached. */
    next: ({ state, nodes }: Standing): Act | undefined =>
      orders
        .map((order) => untriedIn(state, order, nodes)[0] ?? wayToUntried(state, order))
        .find((act) => act !== undefined),
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
