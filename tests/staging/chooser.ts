import { type Act, actStep } from './knowledge'
import type { Standing } from './observe'
import { orderOf, type Walked } from './reasons'

const orders = ['soon', 'last', 'leaving'] as const
type Due = (typeof orders)[number]

/** Chooses what to do next, so that everything is tried once wherever it may be, by ways that were seen. */
export function createChooser(walked: Walked) {
  const { states } = walked.knowledge
  const tried = new Set<string>()
  /** What turned out to be impossible since the visit began. */
  const hindered = new Set<string>()
  /** By the state, where each event led. */
  const led = new Map<string, Map<string, string>>()
  const ledFrom = (state: string) => {
    const known = led.get(state) ?? new Map<string, string>()
    led.set(state, known)
    return known
  }
  const untriedIn = (state: string, order: Due, nodes?: Standing['nodes']): Act[] =>
    [...(states.get(state)?.acts.values() ?? [])].filter((act) => {
      const step = actStep(state, act.label)
      return !tried.has(step) && !hindered.has(step) && orderOf(walked, state, act, nodes) === order
    })

  /** What leads by ways that were seen to a state where something is left to be tried; no way changes anything again. */
  function wayToUntried(from: string, order: Due): Act | undefined {
    const queue: { state: string; first: Act | undefined }[] = [{ state: from, first: undefined }]
    const met = new Set([from])
    for (const { state, first } of queue) {
      if (first && untriedIn(state, order).length > 0) return first
      for (const [label, to] of ledFrom(state)) {
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
    beginVisit: () => hindered.clear(),
    noteHindered(from: string, { label }: Act) {
      hindered.add(actStep(from, label))
      ledFrom(from).delete(label)
    },
    note(from: string, { label }: Act, to?: string) {
      tried.add(actStep(from, label))
      if (to === undefined) ledFrom(from).delete(label)
      else ledFrom(from).set(label, to)
    },
    /** Whether a state that was seen has something left that another visit could try. */
    hasMore: () =>
      [...led.keys()].some((state) => orders.some((order) => untriedIn(state, order).length > 0)),
  }
}
