import { useSelector } from '@xstate/react'
import { useLayoutEffect } from 'react'
import type { Actor } from 'xstate'
import {
  type ListingFilter,
  type ListingPage,
  type ListingType,
  listingMachine,
} from '../../../machines/listing.machine'
import type { Api } from '../../api/client'
import { requireAccepted, requireValue } from '../../api/outcome'
import { type PortsOf, port } from '../../core/port'
import { useFlow } from '../../core/useFlow'
import { formatWireDate } from '../../lib/dates'
import { daysOfMonth } from '../../lib/months'
import { isPartial } from '../../lib/partial'

export type { ListingFilter, ListingType }
export type ListingActor = Actor<typeof listingMachine>

function listingFlow(api: Api) {
  return listingMachine.provide({
    actors: {
      loadPage: port('reads', async ({ input: { month, type, page }, signal }): Promise<ListingPage> => {
        const { firstDay, lastDay } = daysOfMonth(month)
        const startDate = formatWireDate(firstDay)
        const endDate = formatWireDate(lastDay)
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

/** The listing of the current contract; it follows month and type. */
export function useListing({ month, type }: ListingFilter): ListingActor {
  const actor = useFlow(listingFlow, { input: { month, type } })
  useLayoutEffect(() => actor.send({ type: 'filter.change', filter: { month, type } }), [actor, month, type])
  return actor
}

export const useListingData = (
  actor: ListingActor,
): Pick<ListingPage, 'entries' | 'pdf'> & { isPartial: boolean } =>
  useSelector(actor, (snapshot) => snapshot.context)
