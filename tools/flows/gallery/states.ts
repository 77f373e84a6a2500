import { paths } from '../../../src/domain/paths'
import { drawnFlows } from '../diagrams/drawnFlow'
import { type Flow, statesIn } from '../diagrams/flow'
import type { GalleryState } from './manifest'
import { keysOf } from './messages'
import type { TakenState } from './taken'

const firstWord = (path: string) => path.split('/')[1]?.toLowerCase()

/** The name of the page at an address. */
const routeOf = (pathname: string) =>
  Object.entries(paths).find(([, path]) => firstWord(path) === firstWord(pathname))?.[0] ?? pathname

/** `session.present`, `session.present.signedIn` for `present.signedIn`; of parallel regions those of each. */
const idsOf = (machine: string, state: string): string[] =>
  state.split(' & ').flatMap((region) => {
    const keys = region.split('.')
    return keys.map((_, index) => [machine, ...keys.slice(0, index + 1)].join('.'))
  })

function told({ root, transitions }: Flow, machine: string, state: string) {
  const ids = idsOf(machine, state)
  const within = statesIn(root).filter(({ id }) => ids.includes(id))
  const leading = transitions.filter(({ target }) => target && ids.includes(target))
  const requirements = [...within, ...leading].flatMap(({ requirements }) => requirements)
  return {
    description: within
      .map(({ description }) => description)
      .filter(Boolean)
      .join(' '),
    requirements: [...new Set(requirements)].sort(),
  }
}

/** What the walks saw in each language, as one list of states in the order of the machines. */
export function statesOf(taken: readonly TakenState[]): GalleryState[] {
  const flows = new Map(drawnFlows().map(({ stem, flow }) => [stem, flow]))
  const order = [...flows].flatMap(([stem, { root }]) => statesIn(root).map(({ id }) => `${stem} ${id}`))
  const placeOf = ({ machine, state }: GalleryState) =>
    order.indexOf(`${machine} ${idsOf(machine, state).at(-1)}`)
  const firsts = new Map(taken.map((one) => [`${one.machine} ${one.state}`, one]))
  const states = [...firsts.values()].map(({ machine, state, path, step, pathname }): GalleryState => {
    const all = taken
      .filter((one) => one.machine === machine && one.state === state)
      .sort((one, other) => one.locale.localeCompare(other.locale))
    const flow = flows.get(machine)
    if (!flow) throw new Error(`there is no machine ${machine}`)
    return {
      ...{ machine, state, ...told(flow, machine, state), path, step },
      ...{ route: routeOf(pathname), pathname },
      texts: all.flatMap(({ locale, texts }) =>
        texts.map((text) => ({ locale, text, keys: keysOf(text, locale) })),
      ),
      pictures: all.flatMap(({ pictures }) => pictures),
    }
  })
  return states.sort((one, other) => placeOf(one) - placeOf(other))
}

export const fontsOf = (taken: readonly TakenState[]) =>
  [...new Set(taken.flatMap(({ fonts }) => fonts))].sort()
