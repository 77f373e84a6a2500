import { matchRoute, useLocation, useRouter } from 'wouter'
import { stripBase } from '../lib/base'
import { useApp } from './AppContext'
import type { Pages } from './routes'

type PageRoute = Pages['routes'][number]

/** The page of the address; `null` if the address is unknown. */
export function useRoute(): PageRoute | null {
  const { routes } = useApp().pages
  const { parser } = useRouter()
  const [path] = useLocation()
  return routes.find((route) => matchRoute(parser, route.path, path)[0]) ?? null
}

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase()

/** The page that one of the portal's own links leads to. */
export const routeAt = (pathname: string, { routes }: Pages): PageRoute | undefined =>
  routes.find((route) => firstSegment(route.path) === firstSegment(stripBase(pathname)))
