import { LoadingBar } from './LoadingBar'
import { lazyWithMessages } from './lazyScreen'
import type { Messages } from './messages'
import { type Route, routes } from './routes'

export type Pages = ReturnType<typeof createPages>

/** Creates the screens of all pages, and the frame around them. */
export const createPages = (messages: Messages) => ({
  Shell: lazyWithMessages(() => import('./shell/Shell'), messages, <LoadingBar />),
  routes: Object.values<Route>(routes).map((route) => ({ ...route, screen: route.createScreen(messages) })),
})
