import type { ComponentType, ReactNode } from 'react'
import { lazyComponent } from '../ui/lazyComponent'
import { Skeleton } from '../ui/Skeleton'
import type { Messages, TextPart } from './messages'

/** A component that loads together with its texts. */
export const lazyWithMessages = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  messages: Messages,
  parts: readonly TextPart[],
  fallback: ReactNode,
) => lazyComponent(async () => (await Promise.all([load(), ...parts.map(messages.loadPart)]))[0], fallback)

/** Creates a screen that is loaded when it is first shown. */
export const lazyScreen =
  (load: () => Promise<{ default: ComponentType }>, parts: readonly TextPart[] = ['home', 'rest']) =>
  (messages: Messages) =>
    lazyWithMessages(load, messages, parts, <Skeleton height="20rem" marginTop="var(--band-overlap)" />)
