import type { Clock } from './clock'
import type { Line, Records } from './records'
import { texts } from './texts'

/** Where a payment is booked. It is data, not a function, so that the memory of a sandbox can hold it. */
type Booking = { line: Line } | { bill: Records['Bill'] }

const roundToCents = (amount: number) => Math.round(amount * 100) / 100

export function credit({ resources }: Line, amount: number): void {
  resources.balance = { value: roundToCents((resources.balance?.value ?? 0) + amount) }
}

function settle(bill: Records['Bill'], amount: number): void {
  bill.remaining = Math.max(0, roundToCents((bill.remaining ?? 0) - amount))
  bill.isBillPayed = bill.remaining === 0
  bill.status = bill.isBillPayed ? texts.paid : texts.open
}

/** Books a payment received. */
const book = (booking: Booking, amount: number): void =>
  'line' in booking ? credit(booking.line, amount) : settle(booking.bill, amount)

export type Outcome = 'paid' | 'declined' | 'cancelled'

export interface Checkout {
  id: string
  kind: 'topUp' | 'bill'
  amount: number
  /** What is paid for, as shown on the payment page. */
  purpose: string
  expiresAt: number
  outcome: Outcome | null
  isResultTaken: boolean
  /** Missing where a test covers the payment only. */
  booking?: Booking
}

interface Charge {
  checkoutId: string
  amount: number
  purpose: string
}

/** What the payment provider keeps. */
export interface Books {
  checkouts: Map<string, Checkout>
  charges: Charge[]
}

const LIFETIME_MS = 30 * 60_000

/** The books of the payment provider: it charges a checkout at most once and reports its result once. */
export function createCheckouts(clock: Clock, paymentOrigin: () => string, { checkouts, charges }: Books) {
  const outcomeOf = (checkout: Checkout) =>
    checkout.outcome ?? (clock.now().getTime() > checkout.expiresAt ? 'cancelled' : null)

  return {
    charges,
    prepare(order: Pick<Checkout, 'kind' | 'amount' | 'purpose' | 'booking'>): Checkout {
      const id = `${crypto.randomUUID().replaceAll('-', '').toUpperCase()}.sandbox-01`
      const expiresAt = clock.now().getTime() + LIFETIME_MS
      const checkout: Checkout = { ...order, id, expiresAt, outcome: null, isResultTaken: false }
      checkouts.set(id, checkout)
      return checkout
    },
    pageOf: (checkout: Checkout, returnTo: string) =>
      `${paymentOrigin()}/pay/${checkout.id}?return=${encodeURIComponent(returnTo)}`,
    /** The checkout, if the customer can still pay it. */
    payable(id: string): Checkout | undefined {
      const checkout = checkouts.get(id)
      return checkout && outcomeOf(checkout) === null ? checkout : undefined
    },
    settle(checkout: Checkout, outcome: Outcome) {
      if (outcomeOf(checkout) !== null) return
      checkout.outcome = outcome
      if (outcome !== 'paid') return
      const { id, amount, purpose } = checkout
      charges.push({ checkoutId: id, amount, purpose })
      if (checkout.booking) book(checkout.booking, amount)
    },
    /** The result, if it is final and no earlier call has returned it. */
    takeResult(id: string, kind: Checkout['kind']): Outcome | 'pending' | 'unknown' {
      const checkout = checkouts.get(id)
      if (!checkout || checkout.kind !== kind || checkout.isResultTaken) return 'unknown'
      const outcome = outcomeOf(checkout)
      checkout.isResultTaken = outcome !== null
      return outcome ?? 'pending'
    },
  }
}

export type Checkouts = ReturnType<typeof createCheckouts>
