import { expect, test } from 'vitest'
import { listingMachine } from '../../../machines/listing.machine'
import { tariffMachine } from '../../../machines/tariff.machine'
import { alphabet as consent } from '../../../tests/paths/consent.alphabet'
import { alphabetOf } from '../alphabet'

const page = { page: 1, numberOfPages: 1, entries: [], pdf: null }
const outcomes = { loadTariffs: {}, activateTariff: {}, deactivateTariff: {} }
const parts = { starts: { opened: undefined }, events: [], outcomes }
const listing = {
  starts: { all: { month: '2026-11', type: 'ALL' } },
  events: [],
  outcomes: { loadPage: { page } },
} as const

test('X4: the compiler holds an alphabet to the types of its machine', () => {
  // Each line after an expected error fails the compiler as soon as it is no error any more.
  // @ts-expect-error no event has this type
  alphabetOf(tariffMachine, { ...parts, events: [{ type: 'tariff.activated', code: 'FREE_S' }] })
  // @ts-expect-error the code is missing
  alphabetOf(tariffMachine, { ...parts, events: [{ type: 'tariff.activate', case: 'no code' }] })
  const unknown = { deactivated: { outcome: 'deactivated' } } as const
  // @ts-expect-error no answer of this port has this outcome
  alphabetOf(tariffMachine, { ...parts, outcomes: { ...outcomes, activateTariff: unknown } })
  // @ts-expect-error the answers of two ports are missing
  alphabetOf(tariffMachine, { ...parts, outcomes: { loadTariffs: {} } })
  // @ts-expect-error the machine begins with a filter
  alphabetOf(listingMachine, { ...listing, starts: { opened: undefined } })
  const broken = { loadNextPage: { port: 'loadPage', outputs: { page: { page: 2 } } } } as const
  // @ts-expect-error a page has entries
  alphabetOf(listingMachine, { ...listing, exceptions: broken })
  expect.assertions(0)
})

test('X4: every place that invokes a port gets the answers of that port, unless it is an exception', () => {
  const { loadConsents, checkConsents, submitConsent, refuseFirst } = consent.outcomes
  expect(refuseFirst).toEqual(submitConsent)
  expect(Object.keys(loadConsents ?? {})).toContain('without the children')
  expect(Object.keys(checkConsents ?? {})).toContain('the child agreed')
  const exceptions = { loadLastPage: { port: 'loadPage', outputs: { page } } } as const
  expect(() => alphabetOf(listingMachine, { ...listing, exceptions })).toThrow(
    'listing does not invoke loadPage as loadLastPage',
  )
})
