import { type Route, routes } from './routes'

const firstWord = (path: string) => path.split('/')[1]?.toLowerCase()

/** The page that stands at a path of the portal's own links. */
export const routeAt = (path: string): Route | undefined =>
  Object.values<Route>(routes).find((route) => firstWord(route.path) === firstWord(path))
