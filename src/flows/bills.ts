import type { Api } from '../api/client'
import { requireAccepted } from '../api/outcome'
import type { Bill } from '../api/types'
import { type Query, useQuery } from './query'

async function loadBills(api: Api, signal: AbortSignal): Promise<Bill[] | null> {
  const bills = await requireAccepted(api.GET('/api/bills', { signal }))
  // openapi.yaml also allows a refusal here, which `accepted` has thrown.
  return Array.isArray(bills) && bills.length > 0 ? bills : null
}

/** Without bills, nothing is due. */
async function loadBillList(api: Api, signal: AbortSignal): Promise<Bill[]> {
  return (await loadBills(api, signal)) ?? []
}

/** The bills of the current contract; an empty list if it has none. */
export const useBillList = (): Query<Bill[]> => useQuery(loadBillList)

/** The bills of the current contract; the state is `empty` if it has none. */
export const useBills = (): Query<Bill[]> => useQuery(loadBills)
