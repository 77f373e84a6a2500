import type { OperationId } from '../../sandbox/document'
import type { Contract } from '../../src/api/types'
import { kindOf } from '../../src/domain/contractKind'
import { formatWireDate } from '../../src/lib/dates'
import { daysOfMonth, recentMonths } from '../../src/lib/months'
import type { ContractOfKind } from './contracts'
import { askDocuments } from './documents'
import type { Inquiry, Parameters } from './inquiry'
import { valueAt } from './judge'
import { type About, operationUses } from './operations'
import { describedOperations } from './plans'

/** What calls about a contract are made of; `null` where the contract lacks it. */
type ParametersOf = (contract: Contract) => Parameters | null

const ofPhone =
  (where: 'path' | 'query' | 'form'): ParametersOf =>
  ({ phoneNumber }) =>
    phoneNumber ? { [where]: { phone: phoneNumber } } : null
const ofProduct: ParametersOf = ({ productId }) => ({ path: { productId } })

const parametersOf: Partial<Record<OperationId, ParametersOf>> = {
  getMeByPhone: ofPhone('path'),
  getLanguage: ofPhone('form'),
  getSmsNotifications: ofPhone('query'),
  getTvTariff: ofProduct,
  getInternetTariff: ofProduct,
}

const lacking: Record<Exclude<About, 'customer'>, string> = {
  contract: 'a contract',
  mobile: 'a mobile contract',
  tv: 'a TV contract',
  internet: 'an internet contract',
}

/** Goes back from this month until one has entries. */
async function askListing(inquiry: Inquiry, { about, contract }: ContractOfKind, now: Date): Promise<void> {
  for (const month of recentMonths(now, 6)) {
    const { firstDay, lastDay } = daysOfMonth(month)
    const query = { startDate: formatWireDate(firstDay), endDate: formatWireDate(lastDay), page: '1' }
    const { data } = await inquiry.ask('getListing', { about, contract, query })
    const listing = valueAt(data, 'body.listing')
    if (!Array.isArray(listing) || listing.length > 0) return
  }
}

async function askOf(inquiry: Inquiry, id: OperationId, one: ContractOfKind, now: Date): Promise<void> {
  if (id === 'getListing') return askListing(inquiry, one, now)
  const { about, contract } = one
  const parameters = (parametersOf[id] ?? (() => ({})))(contract)
  if (parameters) await inquiry.ask(id, { about, contract, ...parameters })
  else inquiry.skip(id, 'No phone number can be read at the mobile contracts.')
}

function reasonWithout(inquiry: Inquiry, about: Exclude<About, 'customer'>): string {
  const isKnown = inquiry.asked('getMe').some(({ data }) => data !== undefined)
  return isKnown
    ? `No sign of ${lacking[about]}: ask as a customer who has one.`
    : 'Without GET /api/me, no contract is known.'
}

/** Asks all that reads, once for each kind of contract that it is about. Who the customer is was asked before. */
export async function askReads(
  inquiry: Inquiry,
  contracts: readonly ContractOfKind[],
  now: Date,
): Promise<void> {
  for (const { id } of describedOperations) {
    const use = operationUses[id]
    if (use.does !== 'reads' || id === 'getMe' || id === 'downloadPdf') continue
    const { about } = use
    if (about === 'customer') {
      await inquiry.ask(id, { about, contract: contracts[0]?.contract })
      continue
    }
    inquiry.skip(id, reasonWithout(inquiry, about))
    for (const one of contracts)
      if (about === 'contract' || kindOf(one.contract) === about) await askOf(inquiry, id, one, now)
  }
  await askDocuments(inquiry)
}
