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
      ...{ state: stateName(value), step },
      noise: emitted.length,
    })),
  }))
  const all = visits.flatMap(({ shows }) => shows)
  const isCalmest = ({ state, noise }: (typeof all)[number]) =>
    all.every((other) => other.state !== state || other.noise >= noise)

  const walks: GalleryWalk[] = []
  const shown = new Set<string>()
  /** A path up to each state that no walk shows yet. */
  const candidatesOf = ({ path, shows }: (typeof visits)[number]) => {
    const fresh = shows.filter(isCalmest).filter(({ state }, index, calm) => {
      const isFirst = calm.findIndex((other) => other.state === state) === index
      return isFirst && !shown.has(state)
    })
    return fresh.map(({ step }, index) => ({
      path: { ...path, steps: path.steps.slice(0, step) },
      shows: fresh.slice(0, index + 1).map(({ state, step }) => ({ state, step })),
      worth: (index + 1) / (step + START_COST),
    }))
  }
  for (;;) {
    const [best] = visits.flatMap(candidatesOf).sort((one, other) => other.worth - one.worth)
    if (!best) return walks
    walks.push({ path: best.path, shows: best.shows })
    for (const { state } of best.shows) shown.add(state)
  }
}
