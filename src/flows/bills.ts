import type { Api } from '../api/client'
import { accepted } from '../api/outcome'
import type { Bill } from '../api/types'

export async function loadBills(api: Api, signal: AbortSignal): Promise<Bill[] | null> {
  const bills = await accepted(api.GET('/api/bills', { signal }))
  // The description allows a refusal here too, which `accepted` has thrown.
  return Array.isArray(bills) && bills.length > 0 ? bills : null
}
