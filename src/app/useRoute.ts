import { matchRoute, useLocation, useRouter } from 'wouter'
import { type Route, routes } from './routes'

/** The page of the address; `null` if the address is unknown. */
export function useRoute(): Route | null {
  const { parser } = useRouter()
  const [path] = useLocation()
  return Object.values<Route>(routes).find((route) => matchRoute(parser, route.path, path)[0]) ?? null
}
