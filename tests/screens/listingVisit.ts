import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, vi } from 'vitest'
import type { ListingEntry } from '../../src/api/types'
import { askedOf, startPortal, today, type Visit, type VisitedPortal } from '../testPortal'

/** An entry as the provider sends it, perhaps of a type that nobody has heard of. */
export type SentEntry = Omit<ListingEntry, 'type'> & { type?: string | undefined }

/** One page of the listing, as the provider sends it. */
export interface SentPage {
  listing: SentEntry[]
  pagination?: { page: number; numberOfPages: number }
  listingPdf?: { noderef: string; filename: string | null } | null
}

afterEach(() => void vi.useRealTimers())

/** Opens the listing on a fixed day; each answer of the provider is held until the test gives one. */
export function openListing(visit: Visit = {}): Promise<VisitedPortal> {
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  return startPortal({
    path: '/listing',
    account: 'everyday',
    hold: ['getListing', 'getConsentStatus'],
    ...visit,
  })
}

/** Opens a listing of which the first page is this. */
export async function openWith(page: SentPage, visit: Visit = {}): Promise<VisitedPortal> {
  const portal = await openListing(visit)
  await portal.answers.replace('getListing', { body: page })
  return portal
}

/** A call to this number; the numbers tell entries apart. */
export const call = (phoneNumber: string): SentEntry => ({
  type: 'CALL',
  date: '18.11.2026 14:05',
  phoneNumber,
})

export const pageOf = (page: number, numberOfPages: number, ...listing: SentEntry[]): SentPage => ({
  listing,
  pagination: { page, numberOfPages },
})

const list = () => screen.findByRole('list', { name: /^(Verbindungen|Listing)$/ })

/** The entries, in their order. */
export const entries = async (): Promise<HTMLElement[]> => within(await list()).getAllByRole('listitem')

/** All that is said of an entry, without the day above it. */
export const saidOf = (entry: HTMLElement): string | undefined =>
  entry.lastElementChild?.textContent?.replaceAll(/\s/g, ' ')

/** The numbers that were called, in the order of the entries. */
export async function expectNumbers(...numbers: string[]): Promise<void> {
  await waitFor(async () => {
    const texts = (await entries()).map((entry) => /^Anruf (.+?)18\.11/.exec(saidOf(entry) ?? '')?.[1])
    expect(texts).toEqual(numbers)
  })
}

export const loadMore = () => screen.findByRole('button', { name: 'Weitere Einträge laden' })
export const select = (name: string) => screen.findByRole('combobox', { name })

/** What the provider was asked for: the query of each call. */
export const asked = ({ sandbox }: VisitedPortal) => askedOf(sandbox, 'getListing').map(({ query }) => query)
