import { screen, within } from '@testing-library/dom'
import type { ListingFilter, ListingPage } from '../../../machines/listing.machine'
import type { ListingEntry } from '../../../src/api/types'
import { toasts } from '../../toasts'
import type { PathEvent } from '../kit/alphabet'
import type { Moment } from '../kit/moment'
import { goTo } from './happenings'
import { toastsOf } from './messages'
import type { PathPortal, ScreenPaths, ScreenWalk } from './pathPortal'
import { pressButton } from './press'

const days: Record<string, object> = {
  '2026-11': { startDate: '01.11.2026', endDate: '30.11.2026' },
  '2026-10': { startDate: '01.10.2026', endDate: '31.10.2026' },
}
const kinds = { CALL: 'Anrufe', MESSAGE: 'SMS', DATA: 'Mobiles Internet' }
const loaded = (count: number) => `${count} ${count === 1 ? 'Eintrag' : 'Einträge'} geladen`

function listingWalk(portal: PathPortal): ScreenWalk {
  const givePage = ({ output }: PathEvent) => {
    const { entries, page, numberOfPages, pdf } = output as ListingPage
    const body = { listing: entries, pagination: { page, numberOfPages }, listingPdf: pdf }
    return portal.answers.replace('getListing', { body })
  }
  const breakOff = () => portal.answers.replace('getListing', 'no such shape')

  const happens: Record<string, (event: PathEvent) => Promise<void>> = {
    // The address has month and type, so that one step changes both, as the back button does.
    'filter.change': ({ filter }) =>
      goTo(portal, `/listing?${new URLSearchParams({ ...(filter as ListingFilter) })}`),
    'list.extend': () => pressButton(portal, 'Weitere Einträge laden'),
    'load.retry': () => pressButton(portal, 'Erneut versuchen'),
    'xstate.done.actor.loadFirstPage': givePage,
    'xstate.error.actor.loadFirstPage': breakOff,
    'xstate.done.actor.loadNextPage': givePage,
    'xstate.error.actor.loadNextPage': breakOff,
  }

  return {
    arrive: async () => void (await portal.answers.next('getListing')),
    happens,
    look: async () => ({
      filter: ['Monat', 'Art'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).value),
      loaded: screen.queryByText(/Eintr(ag|äge) geladen$/)?.textContent ?? null,
      sums: sumsNow(),
      pdf: screen.queryByText('PDF herunterladen') !== null,
      end: endNow(),
      empty: screen.queryByText('Keine Einträge in diesem Zeitraum') !== null,
      failed: within(screen.getByRole('main')).queryByText('Es ist ein Fehler aufgetreten.') !== null,
      toasts: toasts(),
      asked: (await portal.asked('getListing')).map(({ query }) => query),
    }),
    expects({ value, context, calls, emitted }: Moment) {
      const { month, type, pdf } = context as unknown as ListingFilter & ListingPage
      const entries = context.entries as ListingEntry[]
      const isShown = !['loading', 'failed', 'empty'].includes(String(value))
      return {
        filter: [month, type],
        loaded: isShown ? loaded(entries.length) : null,
        sums: isShown ? sumsOf(entries) : [],
        pdf: isShown && pdf !== null,
        end: isShown ? (ends[String(value)] ?? null) : null,
        empty: value === 'empty',
        failed: value === 'failed',
        toasts: toastsOf(emitted),
        asked: calls.map(({ input }) => queryOf(input as ListingFilter & { page: number })),
      }
    },
  }
}

const ends: Record<string, string> = {
  extendable: 'offers more',
  extending: 'loads more',
  extensionFailed: 'failed to load more',
}

function endNow(): string | null {
  if (screen.queryByText('Weitere Einträge konnten nicht geladen werden.')) return 'failed to load more'
  const button = screen.queryByText('Weitere Einträge laden')?.closest('button')
  if (!button) return null
  return button.ariaBusy === 'true' ? 'loads more' : 'offers more'
}

/** Each line of the sums: what, and how many. */
const sumsNow = () => {
  const sums = screen.queryByText('Summe der geladenen Einträge')?.closest('table')
  return [...(sums?.querySelectorAll('tbody tr') ?? [])].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('td')?.textContent,
  ])
}

const sumsOf = (entries: readonly ListingEntry[]) =>
  Object.entries(kinds).flatMap(([type, name]) => {
    const count = entries.filter((entry) => entry.type === type).length
    return count > 0 ? [[name, String(count)]] : []
  })

const queryOf = ({ month, type, page }: ListingFilter & { page: number }) => ({
  ...days[month],
  page: String(page),
  ...(type !== 'ALL' && { type }),
})

export const listingScreen: ScreenPaths = {
  visit: () => ({ path: '/listing', account: 'everyday', hold: ['getListing'], setsClock: true }),
  walk: listingWalk,
}
