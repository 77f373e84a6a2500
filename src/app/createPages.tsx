import { isOffered } from '../domain/requestType'
import type { PortalConfig } from './config'
import { LoadingBar } from './LoadingBar'
import { lazyWithMessages } from './lazyScreen'
import type { Messages } from './messages'
import { type Pages, type Route, routes } from './routes'

/** Creates the screens of the deployment's pages, and the frame around them. */
export const createPages = (
  messages: Messages,
  { readSetting }: Pick<PortalConfig, 'readSetting'>,
): Pages => ({
  Shell: lazyWithMessages(() => import('./shell/Shell'), messages, ['home'], <LoadingBar />),
  routes: Object.values<Route>(routes)
    .filter(({ path }) => isOffered(path, readSetting))
    .map((route) => ({ ...route, screen: route.createScreen(messages) })),
})
