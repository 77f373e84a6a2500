import { type ReactNode, useMemo, useSyncExternalStore } from 'react'

export const modes = { read: 'Read', live: 'Live', replay: 'Replay', counts: 'Counts' } as const
export type Mode = keyof typeof modes

/** What the page points at. */
export interface Target {
  flow?: string
  /** Without the name of its flow: `entering.ready`. */
  state?: string
  /** The event of a transition and its index among the branches: `terms.accept 0`. */
  arrow?: string
  requirement?: string
  /** The number of a golden path. */
  path?: number
  /** The name of a rule. */
  rule?: string
  /** Shows the pictures on the way there instead of the drawing. */
  storyboard?: boolean
}

/** What the page shows; the address holds all of it. Without a flow, the page follows the session. */
export interface Route extends Target {
  mode: Mode
}

/** `#/tariff/insufficientFunds?mode=live` */
export function addressOf(route: Route): string {
  const { mode, flow = '', state, arrow, requirement, path, rule, storyboard } = route
  const query = new URLSearchParams({
    ...(arrow && { arrow }),
    ...(requirement && { requirement }),
    ...(path && { path: String(path) }),
    ...(rule && { rule }),
    ...(storyboard && { storyboard: 'true' }),
    ...(mode !== 'read' && { mode }),
  })
  return `#/${[flow, state].filter(Boolean).join('/')}${query.size > 0 ? `?${query}` : ''}`
}

export function parseRoute(hash: string): Route {
  const [names = '', query = ''] = hash.replace(/^#?\/?/, '').split('?')
  const [flow, state] = names.split('/')
  const parameters = new URLSearchParams(query)
  const mode = parameters.get('mode') ?? ''
  return {
    mode: mode in modes ? (mode as Mode) : 'read',
    flow: flow || undefined,
    state: state || undefined,
    arrow: parameters.get('arrow') || undefined,
    requirement: parameters.get('requirement')?.toUpperCase() || undefined,
    path: Number(parameters.get('path')) || undefined,
    rule: parameters.get('rule') || undefined,
    storyboard: parameters.has('storyboard') || undefined,
  }
}

/** The target of a state's id or of a transition's id. */
export function targetOf(id: string): Target {
  const [source = '', ...arrow] = id.split(' ')
  const [flow, ...state] = source.split('.')
  return { flow, state: state.join('.') || undefined, arrow: arrow.join(' ') || undefined }
}

export const stateIdAt = ({ flow = '', state }: Target): string => (state ? `${flow}.${state}` : flow)
export const arrowIdAt = (target: Target) => target.arrow && `${stateIdAt(target)} ${target.arrow}`

const go = (route: Route): void => window.location.assign(addressOf(route))

/** The route in the address, and a way to another one that Back can undo. */
export function useRoute() {
  const hash = useSyncExternalStore(subscribeToHash, () => window.location.hash)
  return { route: useMemo(() => parseRoute(hash), [hash]), go }
}

function subscribeToHash(onChange: () => void) {
  window.addEventListener('hashchange', onChange)
  return () => window.removeEventListener('hashchange', onChange)
}

/** A link to another route in the current mode. */
export function RouteLink({ to, children }: { to: Target; children: ReactNode }) {
  const { mode } = useRoute().route
  return <a href={addressOf({ mode, ...to })}>{children}</a>
}
