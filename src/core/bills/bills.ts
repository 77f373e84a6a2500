import type { Api } from '../../api/client'
import { requireAccepted } from '../../api/outcome'
import type { Bill, Contract } from '../../api/types'
import { totalDebt } from '../../domain/billAmounts'
import { isPartial } from '../../lib/partial'
import { optionalRead } from '../optionalRead'
import { type Load, type Query, useQuery } from '../query'

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

const loadOptionalBills: Load<Bill[]> = (api, signal) =>
  optionalRead((optionalSignal) => loadBillList(api, optionalSignal), signal)

/** The bills of the current contract for an addition to the page, without data after a failure. */
export const useOptionalBills = (): Query<Bill[]> => useQuery(loadOptionalBills)

/** The bills of the current contract for an addition to the page; empty also until they load, and after a failure. */
export const useBillsIfLoaded = (): Bill[] => useOptionalBills().data ?? []

/** The bills of the current contract; the state is `empty` if it has none. */
export const useBills = (): Query<Bill[]> => useQuery(loadBills)

/** The open amount of a contract, in euro; `null` if it is unknown. */
interface OpenDebt {
  amount: number | null
}

/** Without an id in its headers, a call would be about another contract. */
const hasId = ({ contractId, subscriptionId, logosoftId }: Contract) =>
  Boolean(contractId || subscriptionId || logosoftId)

const readOpenDebt =
  (contract: Contract): Load<OpenDebt> =>
  async (api, signal) => {
    if (!hasId(contract)) return { amount: null }
    const amount = await optionalRead(async (optionalSignal) => {
      const bills = await requireAccepted(api.GET('/api/bills', { signal: optionalSignal, contract }))
      return !Array.isArray(bills) || isPartial(bills) ? null : totalDebt(bills)
    }, signal)
    return { amount }
  }

/** The open amount of any contract, read once in the background. `onSettled` also follows a failure. */
export const useOpenDebt = (contract: Contract, onSettled: () => void): number | null =>
  useQuery(readOpenDebt(contract), onSettled).data?.amount ?? null
