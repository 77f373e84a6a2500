import type { ComponentType, ReactNode } from 'react'
import { lazyComponent } from '../ui/lazyComponent'
import { Skeleton } from '../ui/Skeleton'
import type { Messages } from './messages'

/** A component that loads together with the texts of all pages. */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  messages: Messages,
  fallback: ReactNode,
) => lazyComponent(async () => (await Promise.all([load(), messages.loadRest()]))[0], fallback)

/** Creates a screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) => (messages: Messages) =>
  lazyWithMessages(load, messages, <Skeleton height="20rem" marginTop="var(--band-overlap)" />)
