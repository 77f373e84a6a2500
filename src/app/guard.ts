import type { ContractKind } from '../domain/contractKind'
import { homePath, paths } from '../domain/paths'
import type { Route } from './routes'

/** The customer who requests a page. The kind is unknown until the contracts are loaded. */
export interface Visitor {
  hasToken: boolean
  currentKind: ContractKind | null
  /** Address of the return page, to which the login leads. */
  returnAddress?: string
}

/** The path to redirect to, or `null` when the visitor may see the page. */
export function redirectOf(
  route: Route | null,
  { hasToken, currentKind, returnAddress }: Visitor,
): string | null {
  if (route === null) return paths.notFound
  if (route.access === 'authenticated' && !hasToken) return paths.login
  if (route.path === paths.login && hasToken) return returnAddress ?? homePath(currentKind)
  if (route.homeOf && currentKind && route.homeOf !== currentKind) return homePath(currentKind)
  return null
}
