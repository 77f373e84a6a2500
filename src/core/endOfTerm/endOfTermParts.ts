import { lazyComponent } from '../../ui/lazyComponent'

/** Left out if its file does not load. */
export const EndOfTermCard = lazyComponent(
  () => import('./EndOfTermCard'),
  null,
  () => null,
)
