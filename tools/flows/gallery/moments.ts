import type { Golden, GoldenPath } from '../../paths/golden'
import type { Moment } from '../../paths/moment'
import { stateName } from '../../paths/names'

/** Where a state is shown on a walk; step 0 is the start. */
export interface ShownState {
  state: string
  step: number
}

/** A path as far as it is walked for the gallery, and the states that are pictured on the way. */
export interface GalleryWalk {
  path: GoldenPath
  shows: ShownState[]
}

/** What a start costs, in steps: the page is loaded. */
const START_COST = 5

const momentsOf = ({ starts }: Golden, path: GoldenPath): Moment[] => {
  const start = starts[path.start]
  if (!start) throw new Error(`no start named ${path.start}`)
  return [start, ...path.steps]
}

/** How much a moment announces: a toast about what was before would lie over the picture of what is now. */
const noise = ({ emitted }: Moment) => emitted.length

/**
 * Few of these paths of a machine that together stand in every state in which any of them does, each walked no further than
 * it is needed. A state is shown once, where as little as possible has just been announced.
 */
export function galleryWalks(golden: Golden, paths: readonly GoldenPath[]): GalleryWalk[] {
  const calmest = new Map<string, number>()
  for (const moment of paths.flatMap((path) => momentsOf(golden, path))) {
    const state = stateName(moment.value)
    calmest.set(state, Math.min(noise(moment), calmest.get(state) ?? Infinity))
  }
  const candidates = paths.map((path) => ({
    path,
    shows: momentsOf(golden, path).flatMap((moment, step) => {
      const state = stateName(moment.value)
      return noise(moment) === calmest.get(state) ? [{ state, step }] : []
    }),
  }))

  const walks: GalleryWalk[] = []
  const shown = new Set<string>()
  for (;;) {
    let best: { walk: GalleryWalk; worth: number } | undefined
    for (const { path, shows } of candidates) {
      const fresh = shows.filter(
        ({ state }, index) =>
          !shown.has(state) && shows.findIndex((other) => other.state === state) === index,
      )
      for (const [index, { step }] of fresh.entries()) {
        const worth = (index + 1) / (step + START_COST)
        if (worth <= (best?.worth ?? 0)) continue
        const walked = { ...path, steps: path.steps.slice(0, step) }
        best = { walk: { path: walked, shows: fresh.slice(0, index + 1) }, worth }
      }
    }
    if (!best) return walks
    walks.push(best.walk)
    for (const { state } of best.walk.shows) shown.add(state)
  }
}
