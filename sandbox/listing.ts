import type { Handlers } from './call'
import { sortable } from './dates'
import type { Line } from './records'

/** Entries on a page: a company's long listing comes in larger ones. */
const pageSizeOf = ({ listing }: Line) => (listing.length > 1000 ? 200 : 20)

export const listing: Handlers<'getListing'> = {
  getListing({ query, line }) {
    const pageSize = pageSizeOf(line)
    const from = sortable(query.startDate)
    const to = sortable(query.endDate)
    const found = line.listing.filter(({ type, date }) => {
      const day = sortable(String(date))
      return day >= from && day <= to && (!query.type || String(type).toUpperCase() === query.type)
    })
    const noderef = `listing-${line.contract.productId}-${from.slice(0, 6)}`
    return {
      code: 'GET_LISTING_SUCCESS',
      body: {
        listing: found.slice((query.page - 1) * pageSize, query.page * pageSize),
        pagination: { page: query.page, numberOfPages: Math.ceil(found.length / pageSize) },
        listingPdf: found.length > 0 ? { noderef, filename: `${noderef}.pdf` } : null,
      },
    }
  },
}
