import { paths } from '../../../src/domain/paths'
import { readGolden } from '../../paths/golden'
import { stateName } from '../../paths/names'
import { type Flow, statesIn } from '../diagrams/flow'
import { drawnFlows } from '../diagrams/machines'
import { type Gallery, type GalleryState, locales, schemes, type TakenState, widths } from './manifest'
import { keysOf } from './messages'

/** What the walks saw in each language, as one list of states in the order of the machines. */
export const statesOf = (taken: readonly TakenState[]): GalleryState[] =>
  drawnFlows().flatMap(({ stem, flow }) => {
    const seen = taken.filter(({ machine }) => machine === stem)
    const order = statesIn(flow.root).map(({ id }) => id)
    const placeOf = (state: string) => order.indexOf(idsOf(stem, state).at(-1) ?? '')
    return [...new Set(seen.map(({ state }) => state))]
      .sort((one, other) => placeOf(one) - placeOf(other))
      .flatMap((name) =>
        stateOf(
          flow,
          seen.filter(({ state }) => state === name),
        ),
      )
  })

/** A state as it was seen in every language. */
function stateOf(flow: Flow, seen: readonly TakenState[]): GalleryState[] {
  const all = [...seen].sort((one, other) => one.locale.localeCompare(other.locale))
  const last = seen.at(-1)
  if (!last) return []
  const { machine, state, path, step, pathname } = last
  return [
    {
      ...{ machine, state, ...factsOf(flow, idsOf(machine, state)), path, step, pathname },
      route: routeOf(pathname),
      texts: all.flatMap(({ locale, texts }) =>
        texts.map((text) => ({ locale, text, keys: keysOf(text, locale) })),
      ),
      pictures: all.flatMap(({ pictures }) => pictures),
    },
  ]
}

function factsOf({ root, transitions }: Flow, ids: readonly string[]) {
  const within = statesIn(root).filter(({ id }) => ids.includes(id))
  const leading = transitions.filter(({ target }) => target && ids.includes(target))
  const descriptions = within.map(({ description }) => description)
  return {
    description: descriptions.filter(Boolean).join(' '),
    requirements: [...new Set([...within, ...leading].flatMap(({ requirements }) => requirements))].sort(),
  }
}

/** `session.present`, `session.present.signedIn` for `present.signedIn`; of parallel regions those of each. */
const idsOf = (machine: string, state: string): string[] =>
  state.split(' & ').flatMap((region) => {
    const keys = region.split('.')
    return keys.map((_, index) => [machine, ...keys.slice(0, index + 1)].join('.'))
  })

/** The name of the page at an address. */
function routeOf(pathname: string): string {
  const firstWord = (path: string) => path.split('/')[1]?.toLowerCase()
  return Object.entries(paths).find(([, path]) => firstWord(path) === firstWord(pathname))?.[0] ?? pathname
}

/** The states that a golden path visits and of which a picture is missing: `tariff.failed in sr`. */
export function missingStates({ states }: Gallery, machines: readonly string[]): string[] {
  const taken = new Map(states.map((one) => [`${one.machine}.${one.state}`, one.pictures]))
  const visited = machines.flatMap((machine) => {
    const { starts, paths } = readGolden(machine)
    const moments = [...Object.values(starts), ...paths.flatMap(({ steps }) => steps)]
    return moments.map(({ value }) => `${machine}.${stateName(value)}`)
  })
  return [...new Set(visited)].flatMap((name) => {
    const countIn = (locale: string) => taken.get(name)?.filter((one) => one.locale === locale).length ?? 0
    const missing = locales.filter((locale) => countIn(locale) < widths.length * schemes.length)
    return missing.length > 0 ? [`${name} in ${missing.join(' and ')}`] : []
  })
}
