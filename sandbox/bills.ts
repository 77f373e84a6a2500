import { type Handlers, notFound, Refused } from './call'
import { bootstrapScript, integrityOf } from './gatewayScripts'
import { pdfOf } from './pdf'
import type { Records } from './records'
import { texts } from './texts'

function settle(bill: Records['Bill'], amount: number): void {
  bill.remaining = Math.max(0, Math.round(((bill.remaining ?? 0) - amount) * 100) / 100)
  bill.isBillPayed = bill.remaining === 0
  bill.status = bill.isBillPayed ? texts.paid : texts.open
}

export const bills: Handlers<'getBills' | 'payBill' | 'downloadPdf'> = {
  getBills: ({ line }) => line.bills,

  payBill({ form, customer, provider }) {
    const all = customer.lines.flatMap(({ bills }) => bills)
    const bill = all.find(({ referenceNumber }) => referenceNumber === form.reference_number)
    if (!bill) throw notFound()
    if (bill.isBillPayed) throw new Refused('PAY_BILL_FAILED_ALREADY_PAID', texts.alreadyPaid)
    const { amount, reference_number: purpose } = form
    const book = () => settle(bill, amount)
    const { id } = provider.checkouts.prepare({ kind: 'bill', amount, purpose, book })
    return { code: 'PAY_BILL_SUCCESS', body: { checkoutId: id, integrity: integrityOf(bootstrapScript(id)) } }
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
}
