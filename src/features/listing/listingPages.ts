import type { SnapshotFrom } from 'xstate'
import type { ListingFilter, listingMachine } from '../../../machines/listing.machine'

type Snapshot = SnapshotFrom<typeof listingMachine>

/** What the flow has loaded. */
export interface LoadedPages
  extends Pick<Snapshot['context'], 'entries' | 'pdf' | 'isPartial' | 'numberOfPages'> {
  status: 'loading' | 'failed' | 'empty' | 'shown'
  /** No further page can come. */
  isComplete: boolean
  /** One page loads, or the whole month; or a page has failed. `null` if the flow offers no next page. */
  step: 'waiting' | 'page' | 'month' | 'failed' | null
  /** The number of loaded pages. */
  page: number
}

const nothingLoaded: LoadedPages = {
  ...({ status: 'loading', isComplete: false, step: null, page: 0, numberOfPages: 0 } as const),
  ...{ entries: [], pdf: null, isPartial: false },
}

function stepOf({ value, context }: Snapshot): LoadedPages['step'] {
  if (value === 'extensionFailed') return 'failed'
  if (value === 'extending') return context.loadsMonth ? 'month' : 'page'
  return value === 'extendable' ? 'waiting' : null
}

/**
 * What the flow has loaded of this month and type. It learns of another choice only after the render. Until then, it has
 * pages of the previous choice, which count as nothing.
 */
export function loadedPagesOf(snapshot: Snapshot, { month, type }: ListingFilter): LoadedPages {
  const { value, context } = snapshot
  if (context.month !== month || context.type !== type) return nothingLoaded
  const { entries, pdf, isPartial, page, numberOfPages } = context
  return {
    ...{ entries, pdf, isPartial, page, numberOfPages },
    status: value === 'loading' || value === 'failed' || value === 'empty' ? value : 'shown',
    isComplete: value === 'complete' || value === 'empty',
    step: stepOf(snapshot),
  }
}
