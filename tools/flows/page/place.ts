export const modes = { read: 'Read', live: 'Live', replay: 'Replay' } as const
export type Mode = keyof typeof modes

/** What the page shows; the address holds all of it. */
export interface Place {
  mode: Mode
  /** None while the flow that moved last is followed. */
  flow?: string
  /** Without the name of its flow: `asking.ready`. */
  state?: string
  /** The event of a transition and its place among the branches: `terms.accept 0`. */
  arrow?: string
  requirement?: string
  /** The number of a golden path. */
  path?: number
}

/** `#/tariff/missingFunds?mode=live` */
export function addressOf({ mode, flow = '', state, arrow, requirement, path }: Place): string {
  const query = new URLSearchParams({
    ...(arrow && { arrow }),
    ...(requirement && { requirement }),
    ...(path && { path: String(path) }),
    ...(mode !== 'read' && { mode }),
  })
  return `#/${[flow, state].filter(Boolean).join('/')}${query.size > 0 ? `?${query}` : ''}`
}

export function placeAt(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [flow, state] = path.split('/').map(readable)
  const parameters = new URLSearchParams(query)
  const given = (name: string) => parameters.get(name) || undefined
  return {
    mode: modeNamed(given('mode')),
    flow: flow || undefined,
    state: state || undefined,
    arrow: given('arrow'),
    requirement: given('requirement')?.toUpperCase(),
    path: Number(given('path')) || undefined,
  }
}

const modeNamed = (name = ''): Mode => (name in modes ? (name as Mode) : 'read')

/** An address that was cut off or typed by hand may end within a letter. */
function readable(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** The place of a state by its id, of a transition by its id. */
export function placeOf(id: string): Omit<Place, 'mode'> {
  const [source = '', ...arrow] = id.split(' ')
  const [flow, ...state] = source.split('.')
  return { flow, state: state.join('.') || undefined, arrow: arrow.join(' ') || undefined }
}

export const stateIdAt = ({ flow = '', state }: Place): string => (state ? `${flow}.${state}` : flow)
export const arrowIdAt = (place: Place): string | undefined =>
  place.arrow && `${stateIdAt(place)} ${place.arrow}`
