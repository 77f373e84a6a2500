import { type ListingPage, listingMachine } from '../../../machines/listing.machine'
import { casesOf } from '../../../tools/paths/cases'

const november = { month: '2026-11', type: 'ALL' } as const
const call = { type: 'CALL', date: '18.11.2026 14:05', phoneNumber: '436601234567' } as const
const data = { type: 'DATA', date: '17.11.2026 09:00', usedUnitsLabel: '24 MB' } as const
const message = { type: 'MESSAGE', date: '17.11.2026 09:00', phoneNumber: '436601234567' } as const
const pdf = { noderef: 'listing-2026-11', filename: 'listing.pdf' }

const page = (
  number: number,
  numberOfPages: number,
  entries: ListingPage['entries'],
  pdf: ListingPage['pdf'] = null,
): ListingPage => ({ page: number, numberOfPages, entries, pdf })

export const cases = casesOf(listingMachine, {
  starts: { november },
  events: [
    { type: 'filter.change', case: 'the same', filter: november },
    { type: 'filter.change', case: 'only calls', filter: { ...november, type: 'CALL' } },
    { type: 'filter.change', case: 'October', filter: { ...november, month: '2026-10' } },
    { type: 'list.extend' },
    { type: 'month.load' },
    { type: 'month.cancel' },
    { type: 'load.retry' },
  ],
  outcomes: {
    loadPage: {
      'a call, with a PDF': page(1, 2, [call], pdf),
      'one of each kind': page(1, 3, [message, call, data]),
      'the only page': page(1, 1, [call, call]),
      'an empty page': page(1, 3, []),
      'page 2 instead': page(2, 3, [data]),
    },
  },
  exceptions: {
    loadNextPage: {
      port: 'loadPage',
      outputs: {
        data: page(2, 3, [data]),
        'call, data': page(2, 3, [call, data]),
        'call, data, message, with a PDF': page(2, 3, [call, data, message], pdf),
        'the last page: call, data, call': page(2, 2, [call, data, call]),
        'message, call': page(2, 3, [message, call]),
        'the last page: data': page(2, 2, [data]),
        'a call': page(2, 3, [call]),
        'two calls': page(2, 3, [call, call]),
        'an empty page': page(2, 3, []),
        'page 1 again': page(1, 3, [data]),
      },
    },
  },
})
