import { ownPath } from '../lib/base'
import { type Route, routes } from './routes'

const firstWord = (path: string) => path.split('/')[1]?.toLowerCase()

/** The page that one of the portal's own links leads to. */
export const routeAt = (pathname: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => firstWord(route.path) === firstWord(ownPath(pathname)))
