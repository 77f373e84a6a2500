import { type ListingPage, listingMachine } from '../../../machines/listing.machine'
import type { Api } from '../../api/client'
import { requireAccepted, requireValue } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { formatApiDate } from '../../lib/formats/dates'
import { daysOfMonth } from '../../lib/months'
import { isPartial } from '../../lib/partial'

/** The use of the current contract in a month, page by page. */
export function listingFlow(api: Api) {
  return listingMachine.provide({
    actors: {
      loadPage: port('reads', async ({ input: { month, type, page }, signal }): Promise<ListingPage> => {
        const { firstDay, lastDay } = daysOfMonth(month)
        const startDate = formatApiDate(firstDay)
        const endDate = formatApiDate(lastDay)
        const query = { startDate, endDate, page, type: type === 'ALL' ? undefined : type }
        const answer = await requireAccepted(api.GET('/api/listing', { params: { query }, signal }))
        const { listing, pagination, listingPdf } = requireValue(answer.body, 'listing')
        return {
          entries: listing,
          pdf: listingPdf ?? null,
          isPartial: isPartial(answer.body),
          page: pagination?.page ?? page,
          // Without pagination, the answer is complete; without its number of pages, an empty page is the last.
          numberOfPages: pagination ? (pagination.numberOfPages ?? Number.POSITIVE_INFINITY) : page,
        }
      }),
    } satisfies PortsOf<typeof listingMachine>,
  })
}
