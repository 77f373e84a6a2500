import { screen } from '@testing-library/dom'
import type { ListingFilter, ListingPage } from '../../../machines/listing.machine'
import type { ListingEntry } from '../../../src/api/types'
import type { ObservedSnapshot } from '../../../tools/paths/observedSnapshot'
import { goTo } from './browser'
import { driverOf, identity } from './driver'
import { reads } from './portal'
import type { StagingVisit } from './staging'

const days: Record<string, object> = {
  '2026-11': { startDate: '01.11.2026', endDate: '30.11.2026' },
  '2026-10': { startDate: '01.10.2026', endDate: '31.10.2026' },
}
const kinds = { CALL: 'listing.calls', MESSAGE: 'listing.messages', DATA: 'listing.data' } as const

/** The text at the end of the list in each state that has one. */
const ends: Record<string, string> = {
  extendable: 'offers more',
  extending: 'loads more',
  extensionFailed: 'failed to load more',
}

const isShown = ({ value }: ObservedSnapshot) => !['loading', 'failed', 'empty'].includes(String(value))
const entriesOf = ({ context }: ObservedSnapshot) => context.entries as ListingEntry[]

const visitOf = (account: StagingVisit['account']): StagingVisit => ({
  name: `usage of ${account}`,
  account,
  path: '/listing',
})

export const listing = driverOf({
  visit: () => ({ path: '/listing', account: 'everyday', setsClock: true }),
  ports: {
    loadPage: reads(
      'getListing',
      ({ entries, page, numberOfPages, pdf }: ListingPage) => ({
        body: { listing: entries, pagination: { page, numberOfPages }, listingPdf: pdf },
      }),
      ({ month, type, page }: ListingFilter & { page: number }) => ({
        ...{ ...days[month], page: String(page) },
        ...(type !== 'ALL' && { type }),
      }),
      ...['loadFirstPage', 'loadNextPage'],
    ),
  },
  walk(portal, see) {
    const { translate } = portal
    const select = (name: 'listing.month' | 'listing.type') =>
      screen.queryByLabelText<HTMLSelectElement>(translate(name))

    /** The month that is offered here in the place of that of the paths, which are of November and October. */
    function monthHere(month: string): string | undefined {
      const offered = [...(select('listing.month')?.options ?? [])].map(({ value }) => value)
      return offered[Object.keys(days).indexOf(month)]
    }
    const loaded = (count: number) => translate('listing.loaded', { shown: count, count })

    /** Each line of the sums: what, and how many. */
    const sumsNow = () => {
      const sums = screen.queryByText(translate('listing.summary'), { exact: false })?.closest('table')
      const textIn = (row: Element, cell: string) => row.querySelector(cell)?.textContent
      const rows = [...(sums?.querySelectorAll('tbody tr') ?? [])]
      return rows.map((row) => [textIn(row, 'th'), textIn(row, 'td')])
    }
    const sumsOf = (entries: ListingEntry[]) =>
      Object.entries(kinds).flatMap(([type, name]) => {
        const count = entries.filter((entry) => entry.type === type).length
        return count > 0 ? [[translate(name), String(count)]] : []
      })

    function endNow() {
      if (portal.showsMessage('listing.loadMoreFailed')) return ends.extensionFailed
      const button = screen.queryByText(translate('listing.loadMore'))?.closest('button')
      return button && ends[button.ariaBusy === 'true' ? 'extending' : 'extendable']
    }

    const monthNow = () => {
      const shown = (['listing.loadMonth', 'shell.cancel'] as const).filter((name) =>
        screen.queryByText(translate(name)),
      )
      return shown.join()
    }
    const monthOf = ({ value, context }: ObservedSnapshot) => {
      if (!(String(value) in ends)) return ''
      return value === 'extending' && context.loadsMonth ? 'shell.cancel' : 'listing.loadMonth'
    }
    const soFarEnd = translate('listing.textSoFar', { text: '' })

    return {
      arrive: () => portal.answers.next('getListing'),
      events: {
        // The address has month and type, so that one step changes both, as the back button does.
        async 'filter.change'({ filter }) {
          const { month, type } = filter as ListingFilter
          const offeredMonth = monthHere(month)
          if (offeredMonth === undefined) return 'the portal offers no other month'
          return goTo(portal, `/listing?${new URLSearchParams({ month: offeredMonth, type })}`)
        },
        'list.extend': () => portal.pressButton('listing.loadMore'),
        'month.load': () => portal.pressButton('listing.loadMonth'),
        'month.cancel': () => portal.pressButton('shell.cancel'),
      },
      observations: {
        filter: [
          () => [select('listing.month')?.value, select('listing.type')?.value],
          ({ context }) => [monthHere(String(context.month)), context.type],
          identity,
        ],
        loaded: [
          () => document.querySelector('main div[role=status][tabindex]')?.textContent ?? null,
          (observed) => (isShown(observed) ? loaded(entriesOf(observed).length) : null),
          (text: string | null) => text !== null,
        ],
        sums: [sumsNow, (observed) => (isShown(observed) ? sumsOf(entriesOf(observed)) : [])],
        pdf: [
          () => portal.showsMessage('listing.downloadPdf'),
          (observed) => isShown(observed) && observed.context.pdf !== null,
        ],
        end: [() => endNow() ?? null, ({ value }) => ends[String(value)] ?? null, identity],
        month: [monthNow, monthOf, identity],
        // No figure may look like that of the whole month before it is.
        soFar: [
          () => document.querySelector('main caption')?.textContent?.includes(soFarEnd) ?? false,
          ({ value }) => String(value) in ends,
          identity,
        ],
        empty: see.message('listing.empty', 'empty'),
        // A toast has the same text.
        failed: see.onlyIn(
          () => screen.queryByText(translate('message.error'), { selector: 'main *' }) !== null,
          'failed',
        ),
      },
    }
  },
  staging: {
    visits: [visitOf('everyday'), visitOf('empty')],
    unreachableStates: { empty: "needs account 'empty'" },
  },
})
