import type { ComponentType } from 'react'
import { lazyPart } from '../ui/lazyPart'
import { Skeleton } from '../ui/Skeleton'
import { loadRestOfWords } from './words'

/** The exports of a file, once it and its texts are loaded. */
export async function withWords<Module>(file: Promise<Module>): Promise<Module> {
  const [module] = await Promise.all([file, loadRestOfWords()])
  return module
}

/** A screen that is loaded when it is first shown. */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>) =>
  lazyPart(() => withWords(load()), <Skeleton height="20rem" marginTop="var(--over)" />)
