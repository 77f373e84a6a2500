import { dateText, daysLater, monthsBefore } from '../dates'
import type { Records } from '../records'
import { texts } from '../texts'

/** Monthly bills of a contract, newest first: the newest are open, and every fourth paid one has no document. */
export function monthlyBills(
  now: Date,
  id: string,
  count: number,
  open: number,
  daysToPay?: number,
): Records['Bill'][] {
  return Array.from({ length: count }, (_, index) => {
    const issued = monthsBefore(now, index)
    const month = `${issued.getFullYear()}-${String(issued.getMonth() + 1).padStart(2, '0')}`
    const value = Math.round((29.9 + ((index * 3.7) % 11)) * 100) / 100
    const isBillPayed = index >= open
    const hasBillPdf = index % 4 !== 3
    return {
      billId: `B-${id}-${month}`,
      status: isBillPayed ? texts.paid : texts.open,
      total: { value, label: '€' },
      forDate: dateText(issued),
      ...(daysToPay !== undefined && { dueDate: dateText(daysLater(issued, daysToPay)) }),
      isBillPayed,
      hasBillPdf,
      filename: hasBillPdf ? `rechnung-${month}.pdf` : null,
      referenceNumber: `R-${id}-${month}`,
      remaining: isBillPayed ? 0 : value,
      noderef: index % 2 === 0 ? `listing-P-${id}-${month}` : null,
    }
  })
}
