import { matchRoute, useLocation, useRouter } from 'wouter'
import { stripBase } from '../lib/base'
import { type Route, routes } from './routes'

/** The page of the address; `null` if the address is unknown. */
export function useRoute(): Route | null {
  const { parser } = useRouter()
  const [path] = useLocation()
  return Object.values<Route>(routes).find((route) => matchRoute(parser, route.path, path)[0]) ?? null
}

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase()

/** The page that one of the portal's own links leads to. */
export const routeAt = (pathname: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => firstSegment(route.path) === firstSegment(stripBase(pathname)))
