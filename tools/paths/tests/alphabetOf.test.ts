import { describe, expect, it } from 'vitest'
import { listingMachine } from '../../../machines/listing.machine'
import { tariffMachine } from '../../../machines/tariff.machine'
import { alphabet as consent } from '../../../tests/paths/consent.alphabet'
import { alphabetOf } from '../alphabetOf'

const errors = [{ message: 'no answer' }]
const november = { month: '2026-11', type: 'ALL' } as const
const page = { page: 1, numberOfPages: 1, entries: [], pdf: null }
const outcomes = {
  loadTariffs: { outputs: {}, errors },
  activateTariff: { outputs: {}, errors },
  deactivateTariff: { outputs: {}, errors },
}
const parts = { starts: { opened: undefined }, events: [], outcomes }

describe('X4: an alphabet', () => {
  /** Each line that follows an expected error fails the compiler as soon as it is no error any more. */
  it('is held to the types of its machine by tsc', () => {
    alphabetOf(tariffMachine, {
      ...parts,
      // @ts-expect-error no event has this type
      events: [{ type: 'tariff.activated', code: 'FREE_S' }],
    })
    alphabetOf(tariffMachine, {
      ...parts,
      // @ts-expect-error the code is no number
      events: [{ type: 'tariff.activate', code: 7 }],
    })
    alphabetOf(tariffMachine, {
      ...parts,
      // @ts-expect-error the code is missing
      events: [{ type: 'tariff.activate', case: 'no code' }],
    })
    alphabetOf(tariffMachine, {
      ...parts,
      outcomes: {
        ...outcomes,
        // @ts-expect-error no answer of this port has this outcome
        activateTariff: { outputs: { deactivated: { outcome: 'deactivated' } }, errors },
      },
    })
    alphabetOf(tariffMachine, {
      ...parts,
      // @ts-expect-error the answers of two ports are missing
      outcomes: { loadTariffs: { outputs: {}, errors } },
    })
    alphabetOf(listingMachine, {
      // @ts-expect-error the machine begins with a filter
      starts: { opened: undefined },
      events: [{ type: 'filter.change', case: 'the same', filter: november }],
      outcomes: { loadPage: { outputs: { page }, errors } },
      exceptions: {
        // @ts-expect-error a page has entries
        loadNextPage: { port: 'loadPage', outputs: { page: { page: 2, numberOfPages: 2 } }, errors },
      },
    })
    expect(parts.starts).toEqual({ opened: undefined })
  })

  it('gives every place that invokes a port the answers of that port, unless it is an exception', () => {
    const { loadConsents, checkConsents, submitConsent, refuseFirst } = consent.outcomes
    expect(refuseFirst).toEqual(submitConsent)
    expect(Object.keys(loadConsents?.outputs ?? {})).toHaveLength(4)
    expect(Object.keys(checkConsents?.outputs ?? {})).toHaveLength(4)
    expect(checkConsents).not.toEqual(loadConsents)
  })

  it('has no exception for a place that does not invoke the port', () => {
    const exceptions = { loadLastPage: { port: 'loadPage' as const, outputs: { page }, errors } }
    const listing = {
      starts: { november },
      events: [],
      outcomes: { loadPage: { outputs: { page }, errors } },
      exceptions,
    }
    expect(() => alphabetOf(listingMachine, listing)).toThrow(
      'listing does not invoke loadPage as loadLastPage',
    )
  })
})
