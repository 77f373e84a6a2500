import type { Contract } from '../../src/api/types'
import { kindOf } from '../../src/domain/contractKind'
import { formatWireDate } from '../../src/lib/dates'
import { daysOfMonth, recentMonths } from '../../src/lib/months'
import { type ContractOfKind, kindNames } from './contracts'
import type { Inquiry, Parameters } from './inquiry'
import { listAt, textAt, valueAt } from './judge'
import { type OperationId, operations, type Subject } from './operations'
import type { Options } from './options'

export const NO_PHONE = 'No phone number can be read at the mobile contracts.'

type ContractSubject = Exclude<Subject, 'customer'>

/** Where a call names the contract's phone number or product. */
const namesContract: Partial<Record<OperationId, (phone: string, productId: string) => Parameters>> = {
  getMeByPhone: (phone) => ({ path: { phone } }),
  getLanguage: (phone) => ({ form: { phone } }),
  getSmsNotifications: (phone) => ({ query: { phone } }),
  getTvTariff: (_, productId) => ({ path: { productId } }),
  getInternetTariff: (_, productId) => ({ path: { productId } }),
}

/** What a call about a contract is made of; `null` where the contract lacks it. */
export function parametersOf(id: OperationId, { phoneNumber, productId }: Contract): Parameters | null {
  const parameters = namesContract[id]?.(phoneNumber ?? '', productId) ?? {}
  const isNamed = Object.values(parameters).every((fields) => fields.phone !== '')
  return isNamed ? parameters : null
}

/** Goes back from this month until one has entries, and one further: only two months prove that a period counts. */
async function askListing(inquiry: Inquiry, { about, contract }: ContractOfKind, now: Date): Promise<void> {
  let hasEntries = false
  for (const [index, month] of recentMonths(now, 6).entries()) {
    const { firstDay, lastDay } = daysOfMonth(month)
    const query = { startDate: formatWireDate(firstDay), endDate: formatWireDate(lastDay), page: '1' }
    const { data } = await inquiry.ask('getListing', { about, contract, query })
    if (data === undefined) return
    hasEntries ||= listAt(data, 'body.listing').length > 0
    if (hasEntries && index > 0) return
  }
}

async function askAbout(inquiry: Inquiry, id: OperationId, one: ContractOfKind, now: Date): Promise<void> {
  if (id === 'getListing') return askListing(inquiry, one, now)
  const { about, contract } = one
  const parameters = parametersOf(id, contract)
  if (parameters) await inquiry.ask(id, { about, contract, ...parameters })
  else inquiry.skip(id, NO_PHONE)
}

function reasonWithout(inquiry: Inquiry, subject: ContractSubject): string {
  if (inquiry.calls('getMe').every(({ data }) => data === undefined))
    return 'Without GET /api/me, no contract is known.'
  const kind = subject === 'contract' ? '' : `${kindNames[subject]} `
  return `No ${kind}contract was found: ask as a customer who has one.`
}

/** Asks for one document of each sort that bills and listings have named. */
async function askDocuments(inquiry: Inquiry): Promise<void> {
  const [bills, listings] = [inquiry.calls('getBills'), inquiry.calls('getListing')]
  const isUnread = [...bills, ...listings].some(
    ({ data, drifts }) => data === undefined || drifts.some(({ effect }) => effect !== 'repaired'),
  )
  inquiry.skip(
    'downloadPdf',
    isUnread
      ? 'Not all bills and listings can be read, and the rest names no document.'
      : 'The customer has no document: ask as one who has.',
  )
  const all = bills.flatMap(({ data, contract }) => listAt(data).map((holder) => ({ holder, contract })))
  // The portal offers the document of a bill that is paid.
  const saved = all.filter(({ holder }) => valueAt(holder, 'hasBillPdf') && valueAt(holder, 'isBillPayed'))
  const documents = [
    { about: 'a bill', path: 'billId', sources: saved },
    { about: 'the listing of a bill', path: 'noderef', sources: all },
    {
      ...{ about: 'the listing of a month', path: 'body.listingPdf.noderef' },
      sources: listings.map(({ data, contract }) => ({ holder: data, contract })),
    },
  ]
  for (const { about, path, sources } of documents) {
    const source = sources.find(({ holder }) => textAt(holder, path) !== null)
    const id = textAt(source?.holder, path)
    if (source && id) await inquiry.ask('downloadPdf', { about, contract: source.contract, form: { id } })
  }
}

/** Calls all that reads, once for each kind of contract that it is about. Who the customer is, is known. */
export async function askReads(
  inquiry: Inquiry,
  { without }: Options,
  contracts: readonly ContractOfKind[],
  now: Date,
): Promise<void> {
  for (const { id, use } of operations) {
    if (use.does !== 'reads' || id === 'getMe' || id === 'downloadPdf' || without.has(id)) continue
    const { subject } = use
    if (subject === 'customer') {
      await inquiry.ask(id, { about: subject, contract: contracts[0]?.contract })
      continue
    }
    inquiry.skip(id, reasonWithout(inquiry, subject))
    for (const one of contracts)
      if (subject === 'contract' || kindOf(one.contract) === subject) await askAbout(inquiry, id, one, now)
  }
  if (!without.has('downloadPdf')) await askDocuments(inquiry)
}
