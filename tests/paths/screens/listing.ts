import { screen } from '@testing-library/dom'
import type { ListingFilter, ListingPage } from '../../../machines/listing.machine'
import type { ListingEntry } from '../../../src/api/types'
import { goTo } from './browser'
import type { OwnVisit } from './ownProvider'
import { type Portal, reads, type Screen } from './portal'

interface Look {
  filter: string[]
  loaded: string | null
  end: string | null
  empty: boolean
  failed: boolean
}

const days: Record<string, object> = {
  '2026-11': { startDate: '01.11.2026', endDate: '30.11.2026' },
  '2026-10': { startDate: '01.10.2026', endDate: '31.10.2026' },
}
const kinds = { CALL: 'listing.calls', MESSAGE: 'listing.messages', DATA: 'listing.data' } as const

const ends: Record<string, string> = {
  extendable: 'offers more',
  extending: 'loads more',
  extensionFailed: 'failed to load more',
}

function endNow(portal: Portal): string | null {
  if (portal.says('listing.loadMoreFailed')) return ends.extensionFailed ?? null
  const button = screen.queryByText(portal.words('listing.loadMore'))?.closest('button')
  return (button && ends[button.ariaBusy === 'true' ? 'extending' : 'extendable']) ?? null
}

/** Each line of the sums: what, and how many. */
const sumsNow = ({ words }: Portal) => {
  const sums = screen.queryByText(words('listing.summary'))?.closest('table')
  return [...(sums?.querySelectorAll('tbody tr') ?? [])].map((row) => [
    row.querySelector('th')?.textContent,
    row.querySelector('td')?.textContent,
  ])
}

const sumsOf = ({ words }: Portal, entries: readonly ListingEntry[]) =>
  Object.entries(kinds).flatMap(([type, name]) => {
    const count = entries.filter((entry) => entry.type === type).length
    return count > 0 ? [[words(name), String(count)]] : []
  })

const queryOf = ({ month, type, page }: ListingFilter & { page: number }) => ({
  ...days[month],
  page: String(page),
  ...(type !== 'ALL' && { type }),
})

const page = reads('getListing', ({ entries, page, numberOfPages, pdf }: ListingPage) => ({
  body: { listing: entries, pagination: { page, numberOfPages }, listingPdf: pdf },
}))

const visitOf = (role: OwnVisit['role']): OwnVisit => ({ name: `usage of ${role}`, role, path: '/listing' })

export const listing: Screen = {
  visit: () => ({ path: '/listing', account: 'everyday', hold: ['getListing'], setsClock: true }),
  walk(portal) {
    const { words } = portal
    const select = (name: 'listing.month' | 'listing.type') =>
      screen.queryByLabelText<HTMLSelectElement>(words(name))

    /** The month that is offered here in the place of that of the paths, which are of November and October. */
    function monthHere(month: string): string | undefined {
      const offered = [...(select('listing.month')?.options ?? [])].map(({ value }) => value)
      return offered[Object.keys(days).indexOf(month)]
    }
    const loaded = (count: number) => words('listing.loaded', { shown: count, count })
    const countLoaded = () => {
      const texts = [...document.querySelectorAll('main *')].map(({ textContent }) => textContent)
      return texts.find((text) => text === loaded(Number(/\d+/.exec(text ?? '')?.[0] ?? -1))) ?? null
    }

    return {
      arrive: () => portal.answers.next('getListing'),
      happens: {
        // The address has month and type, so that one step changes both, as the back button does.
        async 'filter.change'({ filter }) {
          const { month, type } = filter as ListingFilter
          const here = monthHere(month)
          if (here === undefined) return 'the portal offers no other month'
          return goTo(portal, `/listing?${new URLSearchParams({ month: here, type })}`)
        },
        'list.extend': () => portal.pressButton('listing.loadMore'),
        'load.retry': () => portal.pressButton('message.tryAgain'),
      },
      answers: { loadFirstPage: page, loadNextPage: page },
      look: async () => ({
        filter: [select('listing.month')?.value, select('listing.type')?.value],
        loaded: countLoaded(),
        sums: sumsNow(portal),
        pdf: portal.says('listing.downloadPdf'),
        end: endNow(portal),
        empty: portal.says('listing.empty'),
        failed: portal.saysInMain('message.error'),
        toasts: portal.toasts(),
        asked: (await portal.asked('getListing')).map(({ query }) => query),
      }),
      expects({ value, context, calls, emitted }) {
        const { month, type, pdf } = context as unknown as ListingFilter & ListingPage
        const entries = context.entries as ListingEntry[]
        const isShown = !['loading', 'failed', 'empty'].includes(String(value))
        return {
          filter: [monthHere(month), type],
          loaded: isShown ? loaded(entries.length) : null,
          sums: isShown ? sumsOf(portal, entries) : [],
          pdf: isShown && pdf !== null,
          end: isShown ? (ends[String(value)] ?? null) : null,
          empty: value === 'empty',
          failed: value === 'failed',
          toasts: portal.toastsOf(emitted),
          asked: calls.map(({ input }) => queryOf(input as ListingFilter & { page: number })),
        }
      },
      own: () => ({
        sees: ({ filter, loaded, end, empty, failed }: Look) => ({
          ...{ filter, isShown: loaded !== null, end, empty, failed },
        }),
      }),
    }
  },
  own: {
    visits: [visitOf('everyday'), visitOf('empty')],
    takes: { empty: "needs account 'empty'" },
  },
}
