import { locales } from '../../../i18n/i18n-util'
import { readGolden } from '../../paths/golden'
import { stateName } from '../../paths/names'
import { type Flow, statesIn } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'
import { type Gallery, type GalleryState, schemes, type TakenState, widths } from './manifest'

/** What the walks saw in each language, as one list of states in the order of the machines. */
export const statesOf = (states: readonly TakenState[]): GalleryState[] =>
  drawnFlows().flatMap(({ stem, flow }) => {
    const order = statesIn(flow.root).map(({ id }) => id)
    const positionOf = ({ state }: TakenState) => order.indexOf(idsOf(stem, state).at(-1) ?? '')
    const sortedStates = states
      .filter(({ machine }) => machine === stem)
      .sort((one, other) => positionOf(one) - positionOf(other) || one.locale.localeCompare(other.locale))
    const lastByState = new Map(sortedStates.map((one) => [one.state, one]))
    return [...lastByState.values()].map(({ machine, state, path, step, pathname }): GalleryState => {
      const all = sortedStates.filter((one) => one.state === state)
      return {
        ...{ machine, state, ...factsOf(flow, idsOf(machine, state)), path, step, pathname },
        heard: all.flatMap(({ locale, heard }) => heard.map((text) => ({ locale, text }))),
        pictures: all.flatMap(({ pictures }) => pictures),
      }
    })
  })

function factsOf({ root, transitions }: Flow, ids: readonly string[]) {
  const activeStates = statesIn(root).filter(({ id }) => ids.includes(id))
  const incomingTransitions = transitions.filter(({ target }) => target && ids.includes(target))
  const descriptions = activeStates.map(({ description }) => description)
  return {
    description: descriptions.filter(Boolean).join(' '),
    requirements: [
      ...new Set([...activeStates, ...incomingTransitions].flatMap(({ requirements }) => requirements)),
    ].sort(),
  }
}

/** `session.present`, `session.present.signedIn` for `present.signedIn`; of parallel regions those of each. */
const idsOf = (machine: string, state: string): string[] =>
  state.split(' & ').flatMap((region) => {
    const keys = region.split('.')
    return keys.map((_, index) => [machine, ...keys.slice(0, index + 1)].join('.'))
  })

/** The states that a golden path visits and of which a picture is missing: `tariff.failed in sr`. */
export function missingStates({ states }: Gallery, machines: readonly string[]): string[] {
  const pictures = new Map(states.map((one) => [`${one.machine}.${one.state}`, one.pictures]))
  const visited = machines.flatMap((machine) => {
    const { starts, paths } = readGolden(machine)
    const snapshots = [...Object.values(starts), ...paths.flatMap(({ steps }) => steps)]
    return snapshots.map(({ value }) => `${machine}.${stateName(value)}`)
  })
  return [...new Set(visited)].flatMap((name) => {
    const countIn = (locale: string) => pictures.get(name)?.filter((one) => one.locale === locale).length ?? 0
    const missing = locales.filter((locale) => countIn(locale) < widths.length * schemes.length)
    return missing.length > 0 ? [`${name} in ${missing.join(' and ')}`] : []
  })
}
