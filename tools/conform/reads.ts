import type { Bill, Contract } from '../../src/api/types'
import { type ContractKind, kindOf } from '../../src/domain/contractKind'
import { isActiveContract } from '../../src/domain/contracts'
import { formatApiDate } from '../../src/lib/formats/dates'
import { daysOfMonth, recentMonths } from '../../src/lib/months'
import type { ApiClient, Call, Parameters } from './apiClient'
import { type OperationId, operations } from './operations'
import type { Options } from './options'
import { listAt, textAt } from './values'

/** A contract that stands for all of its kind. */
export interface ContractOfKind {
  /** `mobile Prepaid` */
  label: string
  contract: Contract
  /** How many of the kind there are. */
  count: number
}

const kindNames: Record<ContractKind, string> = { mobile: 'mobile', tv: 'TV', internet: 'internet' }

const labelOf = (contract: Contract) =>
  [kindNames[kindOf(contract)], contract.contractType].filter(Boolean).join(' ')

/** The contracts in the customer's answer; the decoder has dropped invalid ones. */
export const contractsOf = ({ data }: Call) => listAt(data, 'body.user.contracts') as Contract[]

/** One contract for each kind and type, an active one if possible; in the order of the customer's contracts. */
export function contractsByKind(contracts: readonly Contract[]): ContractOfKind[] {
  const kinds = [...new Set(contracts.map(labelOf))]
  return kinds.flatMap((label) => {
    const all = contracts.filter((contract) => labelOf(contract) === label)
    const contract = all.find(isActiveContract) ?? all[0]
    return contract ? [{ label, contract, count: all.length }] : []
  })
}

export const NO_PHONE = 'No mobile contract has a readable phone number.'

/** Where a call names the contract's phone number or product. */
const contractParameters: Partial<Record<OperationId, (phone: string, productId: string) => Parameters>> = {
  getMeByPhone: (phone) => ({ path: { phone } }),
  getLanguage: (phone) => ({ form: { phone } }),
  getSmsNotifications: (phone) => ({ query: { phone } }),
  getTvTariff: (_, productId) => ({ path: { productId } }),
  getInternetTariff: (_, productId) => ({ path: { productId } }),
}

/** The parameters of a call about a contract; `null` if the contract lacks one. */
export function parametersOf(id: OperationId, { phoneNumber, productId }: Contract): Parameters | null {
  const parameters = contractParameters[id]?.(phoneNumber ?? '', productId) ?? {}
  const isNamed = Object.values(parameters).every((fields) => fields.phone !== '')
  return isNamed ? parameters : null
}

/** Goes back from this month until one has entries, and one further: only two months prove that a period counts. */
async function callListing(client: ApiClient, { label, contract }: ContractOfKind, now: Date): Promise<void> {
  let hasEntries = false
  for (const [index, month] of recentMonths(now, 6).entries()) {
    const { firstDay, lastDay } = daysOfMonth(month)
    const query = { startDate: formatApiDate(firstDay), endDate: formatApiDate(lastDay), page: '1' }
    const { data } = await client.call('getListing', { label, contract, query })
    if (data === undefined) return
    hasEntries ||= listAt(data, 'body.listing').length > 0
    if (hasEntries && index > 0) return
  }
}

async function callForContract(
  client: ApiClient,
  id: OperationId,
  one: ContractOfKind,
  now: Date,
): Promise<void> {
  if (id === 'getListing') return callListing(client, one, now)
  const { label, contract } = one
  const parameters = parametersOf(id, contract)
  if (parameters) await client.call(id, { label, contract, ...parameters })
  else client.skip(id, NO_PHONE)
}

/** Asks for one document of each sort that bills and listings have named. */
async function callDocuments(client: ApiClient): Promise<void> {
  client.skip('downloadPdf', 'No readable bill or listing has a document.')
  const calls = client.calls('getBills')
  const bills = calls.flatMap(({ data, contract }) => listAt(data).map((holder) => ({ holder, contract })))
  const documented = bills.filter(({ holder }) => (holder as Bill).hasBillPdf)
  const months = client.calls('getListing').map(({ data, contract }) => ({ holder: data, contract }))
  const documents = [
    { label: 'a bill', path: 'billId', sources: documented },
    { label: 'the listing of a bill', path: 'noderef', sources: bills },
    { label: 'the listing of a month', path: 'body.listingPdf.noderef', sources: months },
  ]
  for (const { label, path, sources } of documents) {
    const source = sources.find(({ holder }) => textAt(holder, path) !== null)
    const id = textAt(source?.holder, path)
    if (source && id) await client.call('downloadPdf', { label, contract: source.contract, form: { id } })
  }
}

/** Calls each read operation, once for each kind of contract that it is about. The customer is known. */
export async function callReads(
  client: ApiClient,
  { omittedIds }: Options,
  contracts: readonly ContractOfKind[],
  now: Date,
): Promise<void> {
  for (const { id, use } of operations) {
    if (use.kind !== 'reads' || id === 'getMe' || id === 'downloadPdf' || omittedIds.has(id)) continue
    const { subject } = use
    if (subject === 'customer') {
      await client.call(id, { label: subject, contract: contracts[0]?.contract })
      continue
    }
    const kind = subject === 'contract' ? '' : `${kindNames[subject]} `
    client.skip(id, `No ${kind}contract is readable: sign in as a customer who has one.`)
    for (const one of contracts)
      if (subject === 'contract' || kindOf(one.contract) === subject)
        await callForContract(client, id, one, now)
  }
  if (!omittedIds.has('downloadPdf')) await callDocuments(client)
}
