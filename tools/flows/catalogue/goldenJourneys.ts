import { existsSync } from 'node:fs'
import { readGolden } from '../../paths/golden'
import { momentsOf } from '../gallery/walks'
import { stateIds } from '../page/stateIds'
import { type TransitionRef, transitionsTaken } from '../page/transitionsTaken'

/** A golden path with the states and arrows on its way. */
export type GoldenJourney = ReturnType<typeof goldenJourneys>[number]

/** The golden paths of a flow; a new flow has none.  */
export function goldenJourneys(flow: string, transitions: readonly TransitionRef[]) {
  if (!existsSync(`tests/paths/golden/${flow}.json`)) return []
  const golden = readGolden(flow)
  return golden.paths.map((path, index) => {
    const { requirements, start, steps } = path
    const moments = momentsOf(golden, path)
    const active = moments.map(({ value }) => stateIds(value, flow))
    const innermost = active.map((ids) => ids.at(-1) ?? flow)
    return {
      flow,
      requirements,
      start,
      /** Its place in the golden file, from 1. */
      number: index + 1,
      /** The innermost state in which it begins. */
      begin: innermost[0] ?? flow,
      steps: steps.map(({ label, event, value }, step) => ({
        label,
        /** The ids of the possible transitions: several if only their guards differ. */
        arrows: transitionsTaken(transitions, {
          flow,
          event: event.type,
          previousValue: moments[step]?.value,
          value,
        }).map(({ id }) => id),
        /** The innermost state after the step. */
        stateAfter: innermost[step + 1] ?? flow,
      })),
      /** The ids of all states that it visits. */
      visits: [...new Set(active.flat())],
      end: innermost.at(-1) ?? flow,
    }
  })
}
