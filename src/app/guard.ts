import type { ContractKind } from '../lib/contractType'
import { type Route, type RouteName, routes } from './routes'

/** Where the customer stands when a page is asked for. The kind is unknown until the contracts are loaded. */
export interface Visitor {
  hasToken: boolean
  currentKind: ContractKind | null
}

const HOMES = { mobile: 'resources', tv: 'tv', internet: 'internet' } as const satisfies Record<
  ContractKind,
  RouteName
>

/** The home of a contract of this kind; without a contract, the mobile one. */
export function homePath(kind: ContractKind | null): string {
  return routes[HOMES[kind ?? 'mobile']].path
}

/** Whose home the path is, if it is one. */
export function kindAt(path: string): ContractKind | undefined {
  const kinds = Object.keys(HOMES) as ContractKind[]
  return kinds.find((kind) => kind !== 'mobile' && homePath(kind) === path.toLowerCase())
}

/** The path to go to instead, or `null` when the visitor may see the page. */
export function redirectOf(route: Route | null, { hasToken, currentKind }: Visitor): string | null {
  if (route === null) return routes.notFound.path
  if (route.access === 'authenticated' && !hasToken) return routes.login.path
  if (route.path === routes.login.path && hasToken) return homePath(currentKind)
  if (route.homeOf && currentKind && route.homeOf !== currentKind) return homePath(currentKind)
  return null
}
