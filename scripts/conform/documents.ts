import type { Contract } from '../../src/api/types'
import type { Inquiry } from './inquiry'
import { valueAt } from './judge'

interface Document {
  about: string
  contract: Contract | null
  id: unknown
}

interface Source {
  contract: Contract | null
  holder: unknown
}

/** The first place that names a document of its sort. */
function documentAt(about: string, path: string, sources: Source[]): Document[] {
  const source = sources.find(({ holder }) => typeof valueAt(holder, path) === 'string')
  return source ? [{ about, contract: source.contract, id: valueAt(source.holder, path) }] : []
}

/** One document of each sort that the customer can save. */
function documentsOf(inquiry: Inquiry): Document[] {
  const bills = inquiry
    .asked('getBills')
    .flatMap(({ contract, data }) =>
      (Array.isArray(data) ? data : []).map((holder) => ({ contract, holder })),
    )
  const listings = inquiry.asked('getListing').map(({ contract, data }) => ({ contract, holder: data }))
  // The portal offers the document of a bill that is paid.
  const saved = bills.filter(({ holder }) => valueAt(holder, 'hasBillPdf') && valueAt(holder, 'isBillPayed'))
  return [
    ...documentAt('a bill', 'billId', saved),
    ...documentAt('the listing of a bill', 'noderef', bills),
    ...documentAt('the listing of a month', 'body.listingPdf.noderef', listings),
  ]
}

/** Asks for documents that bills and listings have named. */
export async function askDocuments(inquiry: Inquiry): Promise<void> {
  inquiry.skip('downloadPdf', 'The customer has no document: ask as one who has.')
  for (const { about, contract, id } of documentsOf(inquiry))
    await inquiry.ask('downloadPdf', { about, contract, form: { id: String(id) } })
}
