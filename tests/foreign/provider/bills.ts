import { Hono } from 'hono'
import { done, refused } from './answers'
import { type Call, contractOf, customerOf, type ForeignEnvironment, fieldOf, localeOf } from './call'
import { amountLabel, bit, bitText, centsOf, decimal, euros, indexed, isoDay, midnight } from './forms'
import { listingNoderef } from './listing'
import type { Bill, Locale } from './model'
import { openCheckout } from './payments'
import { pdfWith } from './pdf'

export const bills = new Hono<ForeignEnvironment>()

/** The one read that has no envelope: the list is the answer. */
bills.get('/api/bills', (call) => {
  const rows = (contractOf(call)?.bills ?? []).map((bill, index) => billRow(bill, index, localeOf(call)))
  return call.json(customerOf(call).habits.indexed ? indexed(rows) : rows)
})

bills.post('/api/pay-bill', (call) => {
  const reference = fieldOf(call, 'reference_number')
  const bill = allBills(call).find(({ referenceNumber }) => referenceNumber === reference)
  const amount = centsOf(fieldOf(call, 'amount'))
  if (!bill || !amount || amount > bill.remaining) {
    return refused(call, { status: 422, code: 'BILL_PAYMENT_FAILED_AMOUNT' })
  }
  const checkoutId = openCheckout(call, amount, () => {
    bill.remaining = Math.max(0, bill.remaining - amount)
    bill.hasPdf ||= bill.remaining === 0
  })
  return done(call, 'CHECKOUT_OPENED', { checkoutId, amount: decimal(amount) })
})

bills.post('/api/download-pdf', (call) => {
  const title = titleOf(call, fieldOf(call, 'id'))
  if (!title) return refused(call, { status: 400, code: 'DOCUMENT_FAILED_NOT_FOUND' })
  const pdf = pdfWith(title)
  return call.get('state').options.pdfForm === 'bare' ? call.text(pdf) : done(call, null, pdf)
})

const allBills = (call: Call): Bill[] => customerOf(call).contracts.flatMap((contract) => contract.bills)

/** What the document of this id is about: a bill by its id, a listing by its node; undefined for others' documents. */
function titleOf(call: Call, id: string): string | undefined {
  const bill = allBills(call).find(({ billId, noderef }) => id === String(billId) || id === noderef)
  if (bill) return `${id === bill.noderef ? 'Einzelnachweis zu' : 'Rechnung'} ${bill.referenceNumber}`
  const [, contractId, month = ''] = /^store:listing\/(\d+)\/(.+)$/.exec(id) ?? []
  const contract = customerOf(call).contracts.find((one) => String(one.contractId) === contractId)
  return contract && listingNoderef(contract.contractId, month) === id ? `Einzelnachweis ${month}` : undefined
}

function billRow(bill: Bill, index: number, locale: Locale) {
  const paid = bill.remaining === 0
  const status = { de: paid ? 'Bezahlt' : 'Offen', sr: paid ? 'Plaćen' : 'Otvoren' }
  const even = index % 2 === 0
  return {
    billId: bill.billId,
    status: status[locale],
    total: { value: even ? decimal(bill.total) : euros(bill.total), label: amountLabel(bill.total) },
    remaining: decimal(bill.remaining),
    forDate: even ? midnight(bill.issued) : isoDay(bill.issued),
    isBillPayed: bitText(paid),
    hasBillPdf: bit(bill.hasPdf),
    filename: bill.hasPdf ? `Rechnung-${bill.billId}.pdf` : null,
    referenceNumber: bill.referenceNumber,
    // Left out where undefined.
    noderef: bill.noderef,
    dunning_level: '0',
    vat: { rate: '20.00' },
  }
}
