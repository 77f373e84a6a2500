import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'

/** A screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(load, <Skeleton height="20rem" />)
