import type { Golden, GoldenPath } from '../../paths/golden'
import { stateName } from '../../paths/names'
import type { ObservedSnapshot } from '../../paths/observedSnapshot'

/** The part of a path that the gallery walks, and the states to picture on the way. */
export interface GalleryWalk {
  path: GoldenPath
  /** Step 0 is the start. */
  shownStates: { state: string; step: number }[]
}

const snapshotsOf = ({ starts }: Golden, { start, steps }: GoldenPath): ObservedSnapshot[] => {
  const first = starts[start]
  if (!first) throw new Error(`no start named ${start}`)
  return [first, ...steps]
}

/**
 * Few of these paths that together visit every state, each walked no further than needed. A state is shown once, where the
 * flow has announced as little as possible: a toast would cover the picture.
 */
export function galleryWalks(golden: Golden, paths: readonly GoldenPath[]): GalleryWalk[] {
  const visits = paths.flatMap((path) =>
    snapshotsOf(golden, path).map(({ value, emitted }, step) => ({
      path,
      step,
      state: stateName(value),
      emitted: emitted.length,
    })),
  )
  const bestVisits = new Map<string, (typeof visits)[number]>()
  for (const visit of visits.toSorted((one, other) => one.emitted - other.emitted || one.step - other.step))
    if (!bestVisits.has(visit.state)) bestVisits.set(visit.state, visit)

  const covered = new Set<string>()
  // A long walk passes the states of shorter ones.
  return [...bestVisits.values()]
    .sort((one, other) => other.step - one.step)
    .flatMap(({ path, step, state }) => {
      if (covered.has(state)) return []
      const shownStates = visits.filter((visit) => {
        const isBest = visit.emitted === bestVisits.get(visit.state)?.emitted
        if (visit.path !== path || visit.step > step || !isBest || covered.has(visit.state)) return false
        return covered.add(visit.state)
      })
      return {
        path: { ...path, steps: path.steps.slice(0, step) },
        shownStates: shownStates.map(({ state, step }) => ({ state, step })),
      }
    })
}
