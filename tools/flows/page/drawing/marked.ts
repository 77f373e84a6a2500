import type { Catalogue } from '../../catalogue/catalogue'
import type { GoldenJourney } from '../../catalogue/goldenJourneys'
import { arrowIdAt, type Place, stateIdAt } from '../place'
import { whereIs } from '../search/whereIs'

interface Marked {
  chosen?: string
  named: ReadonlySet<string>
  /** Where the golden path begins. */
  begin?: string
  /** At which steps of the golden path an arrow is taken, from 1. */
  steps: ReadonlyMap<string, readonly number[]>
}

/** The ids of what a place points at in its drawing, and of what belongs to the requirement or path that it names. */
export function markedAt(place: Place, catalogue: Catalogue): Marked {
  const { flow, state, requirement, path } = place
  const carriers = requirement ? whereIs(requirement, catalogue) : { states: [], transitions: [] }
  const journey = catalogue.journeys.find((one) => one.flow === flow && one.number === path)
  const steps = journey ? stepsByArrow(journey) : new Map<string, number[]>()
  const ids = [...carriers.states, ...carriers.transitions].map(({ id }) => id)
  return {
    chosen: arrowIdAt(place) ?? (state && stateIdAt(place)),
    named: new Set([...ids, ...(journey?.visits ?? []), ...steps.keys()]),
    begin: journey?.begin,
    steps,
  }
}

function stepsByArrow({ steps }: GoldenJourney): Map<string, number[]> {
  const found = new Map<string, number[]>()
  for (const [index, { arrows }] of steps.entries())
    for (const id of arrows) found.set(id, [...(found.get(id) ?? []), index + 1])
  return found
}
