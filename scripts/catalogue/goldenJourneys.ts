import { readFileSync } from 'node:fs'
import { type StateValue, stateIds } from '../../atlas/stateIds'

/** A golden path, told by the states it goes through. */
export interface GoldenJourney {
  flow: string
  /** Its place in the golden file, from 1. */
  number: number
  start: string
  requirements: string[]
  steps: number
  /** The ids of all states that it is in at one time or another. */
  visits: string[]
  /** The innermost state in which it ends. */
  end: string
}

interface GoldenFile {
  starts: Record<string, { value: StateValue }>
  paths: { requirements: string[]; start: string; steps: { value: StateValue }[] }[]
}

export function goldenJourneys(flow: string): GoldenJourney[] {
  const { starts, paths }: GoldenFile = JSON.parse(readFileSync(`tests/paths/golden/${flow}.json`, 'utf8'))
  return paths.map(({ requirements, start, steps }, index) => {
    const first = starts[start]
    const places = [...(first ? [first] : []), ...steps].map(({ value }) => stateIds(value, flow))
    return {
      ...{ flow, number: index + 1, start, requirements, steps: steps.length },
      visits: [...new Set(places.flat())],
      end: places.at(-1)?.at(-1) ?? flow,
    }
  })
}
