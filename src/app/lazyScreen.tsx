import type { ComponentType } from 'react'
import { lazyComponent } from '../ui/lazyComponent'
import { Skeleton } from '../ui/Skeleton'
import { loadOtherMessages } from './messages'

/** The exports of a file, once it and its texts are loaded. */
export async function withMessages<Module>(file: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([file, loadOtherMessages()])
  return module
}

/** A screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyComponent(() => withMessages(load()), <Skeleton height="20rem" marginTop="var(--band-overlap)" />)
