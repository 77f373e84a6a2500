import type { Line, Records } from './records'
import { texts } from './texts'

/** Where a payment is booked. Data, not a function, so that it can be kept with all that a sandbox knows. */
export type Booking = { line: Line } | { bill: Records['Bill'] }

const toCents = (amount: number) => Math.round(amount * 100) / 100

export function credit({ resources }: Line, amount: number): void {
  resources.balance = { value: toCents((resources.balance?.value ?? 0) + amount) }
}

function settle(bill: Records['Bill'], amount: number): void {
  bill.remaining = Math.max(0, toCents((bill.remaining ?? 0) - amount))
  bill.isBillPayed = bill.remaining === 0
  bill.status = bill.isBillPayed ? texts.paid : texts.open
}

/** Books a payment that came in. */
export const book = (booking: Booking, amount: number): void =>
  'line' in booking ? credit(booking.line, amount) : settle(booking.bill, amount)
