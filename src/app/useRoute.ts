import { matchRoute, useLocation, useRouter } from 'wouter'
import { type Route, routes } from './routes'

/** The page that the address asks for; `null` when there is none. */
export function useRoute(): Route | null {
  const { parser } = useRouter()
  const [path] = useLocation()
  return Object.values<Route>(routes).find((route) => matchRoute(parser, route.path, path)[0]) ?? null
}
