import { existsSync, readFileSync } from 'node:fs'
import { type StateValue, stateIds } from '../page/stateIds'
import { type Way, waysTaken } from '../page/taken'

/** A golden path, told by the states and arrows it goes through. */
export interface GoldenJourney {
  flow: string
  /** Its place in the golden file, from 1. */
  number: number
  start: string
  /** The innermost state in which it begins. */
  begin: string
  requirements: string[]
  steps: JourneyStep[]
  /** The ids of all states that it is in at one time or another. */
  visits: string[]
  /** The innermost state in which it ends. */
  end: string
}

export interface JourneyStep {
  /** As the golden file names it, with what it brings. */
  event: string
  /** The ids of the transitions taken; of branches that differ in their guard alone, all. */
  arrows: string[]
  /** The innermost state in which the flow is after it. */
  to: string
}

interface GoldenFile {
  starts: Record<string, { value: StateValue }>
  events: Record<string, { type: string }>
  paths: { requirements: string[]; start: string; steps: { event: string; value: StateValue }[] }[]
}

/** The golden paths of a flow, none before they are made; `ways` are its transitions. */
export function goldenJourneys(flow: string, ways: readonly Way[]): GoldenJourney[] {
  const file = `tests/paths/golden/${flow}.json`
  if (!existsSync(file)) return []
  const { starts, events, paths }: GoldenFile = JSON.parse(readFileSync(file, 'utf8'))
  const innermost = (value: StateValue | undefined) =>
    (value ? stateIds(value, flow).at(-1) : undefined) ?? flow
  return paths.map(({ requirements, start, steps }, index) => {
    const values = [starts[start]?.value, ...steps.map(({ value }) => value)]
    return {
      ...{ flow, number: index + 1, start, begin: innermost(values[0]), requirements },
      steps: steps.map(({ event, value }, step) => {
        const type = events[event]?.type ?? ''
        const taken = waysTaken(ways, { flow, event: type, before: values[step], value })
        return { event, arrows: taken.map(({ id }) => id), to: innermost(value) }
      }),
      visits: [...new Set(values.flatMap((value) => (value ? stateIds(value, flow) : [])))],
      end: innermost(values.at(-1)),
    }
  })
}
