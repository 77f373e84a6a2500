import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { ListingEntry } from '../../src/api/types'
import { textOf, textsOf, visit } from './steps'
import { callsOf, today, type Visit, type VisitedPortal } from './testPortal'

/** An entry as the provider sends it, possibly of an unknown type. */
export type Entry = Omit<ListingEntry, 'type'> & { type?: string | undefined }

/** Opens the listing on a fixed day and holds each answer of the provider until the test releases it. */
export function openListing(path = '/listing', options: Visit = {}): Promise<VisitedPortal> {
  vi.useFakeTimers({ toFake: ['Date'], now: today })
  return visit(path, { hold: ['getListing', 'getConsentStatus'], ...options })
}

/** Answers the next call for a page. */
export const answerPage = ({ answers }: VisitedPortal, page: object) =>
  answers.replace('getListing', { body: page })

/** Opens a listing with this first page. */
export async function openWithPage(page: object, options: Visit = {}): Promise<VisitedPortal> {
  const portal = await openListing('/listing', options)
  await answerPage(portal, page)
  return portal
}

export const date = '18.11.2026 14:05'

/** A call to this number; the numbers distinguish entries. */
export const call = (phoneNumber: string): Entry => ({ type: 'CALL', date, phoneNumber })

export const pageOf = (page: number, numberOfPages: number, ...listing: Entry[]) => ({
  listing,
  pagination: { page, numberOfPages },
})

/** The entries, in order. */
export async function entries(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: /^(Verbindungen|Listing)$/ })
  return within(list).getAllByRole('listitem')
}

/** After a press, the list follows when the browser has time. */
export const expectEntries = (count: number) =>
  waitFor(async () => expect(await entries()).toHaveLength(count))

/** The full text of an entry, without the day above it. */
export const entryText = (entry: HTMLElement): string => textOf(entry.lastElementChild)

/** The called numbers, in the order of the entries. */
export async function expectNumbers(...numbers: string[]): Promise<void> {
  await waitFor(async () => {
    const shownNumbers = (await entries()).map((entry) => /^Anruf (.+?)18\.11/.exec(entryText(entry))?.[1])
    expect(shownNumbers).toEqual(numbers)
  })
}

export async function loadNextPage(portal: VisitedPortal, page: object): Promise<void> {
  await portal.user.click(await loadMore())
  await answerPage(portal, page)
}

export const loadMore = () => screen.findByRole('button', { name: 'Weitere Einträge laden' })
export const select = (name: string) => screen.findByRole('combobox', { name })
export const optionsOf = async (name: string) => textsOf(within(await select(name)).getAllByRole('option'))
export const months = () => optionsOf('Monat')

/** The query of each call of the listing. */
export const listingQueries = ({ sandbox }: VisitedPortal) =>
  callsOf(sandbox, 'getListing').map(({ query }) => query)
