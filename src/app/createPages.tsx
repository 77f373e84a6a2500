import { LoadingBar } from './LoadingBar'
import { lazyWithMessages } from './lazyScreen'
import type { Messages } from './messages'
import { type Pages, type Route, routes } from './routes'

/** Creates the screens of all pages, and the frame around them. */
export const createPages = (messages: Messages): Pages => ({
  Shell: lazyWithMessages(() => import('./shell/Shell'), messages, ['home'], <LoadingBar />),
  routes: Object.values<Route>(routes).map((route) => ({ ...route, screen: route.createScreen(messages) })),
})
