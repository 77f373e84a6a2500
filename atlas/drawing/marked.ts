import type { Catalogue } from '../../scripts/catalogue/catalogue'
import { arrowIdAt, type Place, stateIdAt } from '../place'
import { whereIs } from '../search/whereIs'

/** The ids of what a place points at in its drawing, and of what belongs to the requirement or path that it names. */
export function markedAt(
  place: Place,
  catalogue: Catalogue,
): { chosen?: string; named: ReadonlySet<string> } {
  const { flow, state, requirement, path } = place
  const carriers = requirement ? whereIs(requirement, catalogue) : { states: [], transitions: [] }
  const journey = path && catalogue.journeys.find((one) => one.flow === flow && one.number === path)
  const ids = [...carriers.states, ...carriers.transitions].map(({ id }) => id)
  return {
    chosen: arrowIdAt(place) ?? (state && stateIdAt(place)),
    named: new Set([...ids, ...(journey ? journey.visits : [])]),
  }
}
