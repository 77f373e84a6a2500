import { bootstrapScript } from './bootstrapScript'
import { type Handlers, notFound, Refusal } from './call'
import { pdfOf } from './pdf'
import { integrityOf } from './platform'
import { texts } from './texts'

export const bills = {
  getBills: ({ line }) => line.bills,

  async payBill({ form, customer, provider }) {
    const all = customer.lines.flatMap(({ bills }) => bills)
    const bill = all.find(({ referenceNumber }) => referenceNumber === form.reference_number)
    if (!bill) throw notFound()
    if (bill.isBillPayed) throw new Refusal('PAY_BILL_FAILED_ALREADY_PAID', texts.alreadyPaid)
    const { amount, reference_number: purpose } = form
    const { id } = provider.checkouts.prepare({ kind: 'bill', amount, purpose, booking: { bill } })
    const integrity = await integrityOf(bootstrapScript(id))
    return { code: 'PAY_BILL_SUCCESS', body: { checkoutId: id, integrity } }
  },

  downloadPdf({ form, customer }) {
    const known = customer.lines.some(
      ({ bills, contract }) =>
        bills.some(
          ({ billId, hasBillPdf, noderef }) => (hasBillPdf && billId === form.id) || noderef === form.id,
        ) || form.id.startsWith(`listing-${contract.productId}-`),
    )
    if (!known) throw notFound()
    return { code: 'DOWNLOAD_PDF_SUCCESS', body: pdfOf(form.id) }
  },
} satisfies Handlers
