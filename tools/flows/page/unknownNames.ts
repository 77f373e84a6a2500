import type { Catalogue } from '../catalogue/catalogue'
import { arrowIdAt, type Place, stateIdAt } from './place'

/** Every visit begins with it. */
export const FIRST_FLOW = 'session'

/** A place that exists, and in words what the address named that does not. */
export function knownPlace(place: Place, catalogue: Catalogue): { known: Place; problem: string } {
  const { mode, flow } = place
  const isIn = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id)
  if (flow && !catalogue.flows.some(({ name }) => name === flow))
    return {
      known: { mode, flow: FIRST_FLOW },
      problem: `There is no flow “${flow}”. This is the first one.`,
    }
  if (place.state && !isIn(catalogue.states, stateIdAt(place)))
    return { known: { mode, flow }, problem: `The flow ${flow} has no state “${place.state}”.` }
  const arrow = arrowIdAt(place)
  if (arrow && !isIn(catalogue.transitions, arrow))
    return { known: { ...place, arrow: undefined }, problem: `No arrow “${place.arrow}” leaves this state.` }
  const { requirement, path } = place
  if (requirement && !isIn(catalogue.requirements, requirement))
    return {
      known: { ...place, requirement: undefined },
      problem: `There is no requirement “${requirement}”.`,
    }
  if (path && !catalogue.journeys.some((one) => one.flow === flow && one.number === path))
    return { known: { ...place, path: undefined }, problem: `The flow ${flow} has no golden path ${path}.` }
  return { known: place, problem: '' }
}
