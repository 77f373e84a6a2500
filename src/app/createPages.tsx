import type { ComponentType, ReactNode } from 'react'
import { isOffered } from '../domain/requestType'
import { Login } from '../features/login/Login'
import { lazyComponent } from '../ui/lazyComponent'
import { Skeleton } from '../ui/Skeleton'
import type { PortalConfig } from './config'
import { LoadingBar } from './LoadingBar'
import type { Messages, TextPart } from './messages'
import { type Pages, type Route, routes } from './routes'

/** A component that loads together with its texts. */
const lazyWithMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  messages: Messages,
  parts: readonly TextPart[],
  fallback: ReactNode,
) => lazyComponent(async () => (await Promise.all([load(), ...parts.map(messages.loadPart)]))[0], fallback)

/** A screen that loads when it is first shown; the login is here already. */
const screenOf = ({ load, texts = ['home', 'rest'] }: Route, messages: Messages) =>
  load
    ? lazyWithMessages(load, messages, texts, <Skeleton height="20rem" marginTop="var(--band-overlap)" />)
    : Login

/** Creates the screens of the deployment's pages, and the shell around them. */
export const createPages = (
  messages: Messages,
  { readSetting }: Pick<PortalConfig, 'readSetting'>,
): Pages => ({
  Shell: lazyWithMessages(() => import('./shell/Shell'), messages, ['home'], <LoadingBar />),
  routes: Object.values<Route>(routes)
    .filter(({ path }) => isOffered(path, readSetting))
    .map((route) => ({ ...route, screen: screenOf(route, messages) })),
})
