import type { Act, Knowledge } from './knowledge'

/** A state of the machine in which the walk can choose what to do. */
interface Standing {
  /** What has been brought about here, or turned out to be impossible, by label. */
  tried: Set<string>
  /** Where it led, by label. */
  led: Map<string, string>
}

/** Chooses what to do next, so that everything is tried once wherever it may be, by ways that were seen. */
export function createChooser(knowledge: Knowledge, mayHappen: (state: string, act: Act) => boolean) {
  const standings = new Map<string, Standing>()
  const standingOf = (state: string) => {
    const standing = standings.get(state) ?? { tried: new Set(), led: new Map() }
    standings.set(state, standing)
    return standing
  }
  const untriedIn = (state: string): Act[] =>
    [...(knowledge.states.get(state)?.acts.values() ?? [])].filter(
      (act) => !standingOf(state).tried.has(act.label) && mayHappen(state, act),
    )

  /** What leads by ways that were seen to a state where something is left to be tried. */
  function wayToUntried(from: string): Act | undefined {
    const queue: { state: string; first: string | undefined }[] = [{ state: from, first: undefined }]
    const met = new Set([from])
    for (const { state, first } of queue) {
      if (first !== undefined && untriedIn(state).length > 0) return knowledge.states.get(from)?.acts.get(first)
      for (const [label, to] of standingOf(state).led) {
        if (met.has(to)) continue
        met.add(to)
        queue.push({ state: to, first: first ?? label })
      }
    }
    return undefined
  }

  return {
    /** `undefined` where nothing is left that can be reached. */
    next: (state: string): Act | undefined => untriedIn(state)[0] ?? wayToUntried(state),
    note(from: string, { label }: Act, to?: string) {
      const { tried, led } = standingOf(from)
      tried.add(label)
      if (to === undefined) led.delete(label)
      else led.set(label, to)
    },
    /** Whether a state that was seen has something left that another visit could try. */
    hasMore: () => [...standings.keys()].some((state) => untriedIn(state).length > 0),
  }
}

export type Chooser = ReturnType<typeof createChooser>
