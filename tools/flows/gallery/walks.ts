import type { Golden, GoldenPath } from '../../paths/golden'
import type { Moment } from '../../paths/moment'
import { stateName } from '../../paths/names'

/** A path as far as it is walked for the gallery, and the states that are pictured on the way. */
export interface GalleryWalk {
  path: GoldenPath
  /** Step 0 is the start. */
  shows: { state: string; step: number }[]
}

/** What a start costs, in steps: the page is loaded. */
const START_COST = 5

const momentsOf = ({ starts }: Golden, { start, steps }: GoldenPath): Moment[] => {
  const first = starts[start]
  if (!first) throw new Error(`no start named ${start}`)
  return [first, ...steps]
}

/**
 * Few of these paths that together visit every state, each walked no further than needed. A state is shown once, where the
 * flow has announced as little as possible: a toast would cover the picture.
 */
export function galleryWalks(golden: Golden, paths: readonly GoldenPath[]): GalleryWalk[] {
  const visits = paths.map((path) => ({
    path,
    shows: momentsOf(golden, path).map(({ value, emitted }, step) => ({
      ...{ state: stateName(value), step, noise: emitted.length },
    })),
  }))
  const calmest = new Map<string, number>()
  for (const { state, noise } of visits.flatMap(({ shows }) => shows))
    calmest.set(state, Math.min(noise, calmest.get(state) ?? noise))

  const walks: GalleryWalk[] = []
  const shown = new Set<string>()
  for (;;) {
    const [best] = visits
      .flatMap(({ path, shows }) => {
        const calm = shows.filter(({ state, noise }) => !shown.has(state) && calmest.get(state) === noise)
        const fresh = calm.filter((one) => calm.find(({ state }) => state === one.state) === one)
        return fresh.map(({ step }, index) => ({ path, step, shows: fresh.slice(0, index + 1) }))
      })
      .sort((one, other) => worthOf(other) - worthOf(one))
    if (!best) return walks
    const { path, step, shows } = best
    const states = shows.map(({ state, step }) => ({ state, step }))
    walks.push({ path: { ...path, steps: path.steps.slice(0, step) }, shows: states })
    for (const { state } of states) shown.add(state)
  }
}

const worthOf = ({ shows, step }: { shows: readonly unknown[]; step: number }) =>
  shows.length / (step + START_COST)
