import { expect, it } from 'vitest'
import { listingMachine } from '../../../machines/listing.machine'
import { loadedPagesOf } from './listingPages'

const november = { month: '2026-11', type: 'ALL' } as const
const loadedNovember = listingMachine.resolveState({
  value: 'complete',
  context: {
    ...november,
    ...{ entries: [{ type: 'CALL' }], texts: [], page: 1, numberOfPages: 1 },
    ...{ pdf: { noderef: 'listing-1', filename: null }, isPartial: false, loadsMonth: false },
  },
})

it('U1: the listing has the pages of the selected month and type', () => {
  const { status, isComplete, entries } = loadedPagesOf(loadedNovember, november)
  expect({ status, isComplete, count: entries.length }).toEqual({
    ...{ status: 'shown', isComplete: true, count: 1 },
  })
})

it.each([{ month: '2026-10', type: 'ALL' } as const, { month: '2026-11', type: 'CALL' } as const])(
  'U1 U5: the listing shows nothing of November as %j before the flow learns of that choice',
  (choice) => {
    const { status, isComplete, entries, pdf } = loadedPagesOf(loadedNovember, choice)
    expect({ status, isComplete, entries, pdf }).toEqual({
      ...{ status: 'loading', isComplete: false, entries: [], pdf: null },
    })
  },
)
