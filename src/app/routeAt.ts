import { stripBase } from '../lib/base'
import { type Route, routes } from './routes'

const firstSegment = (path: string) => path.split('/')[1]?.toLowerCase()

/** The page that one of the portal's own links leads to. */
export const routeAt = (pathname: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => firstSegment(route.path) === firstSegment(stripBase(pathname)))
