import { igor } from './customers/igor'
import { milan } from './customers/milan'
import { nada } from './customers/nada'
import { petra } from './customers/petra'
import { thea } from './customers/thea'
import type { Checkout, Contract, Customer, Letter, PaymentResult } from './model'

export type ForeignOptions = {
  /** The instant at which the provider lives; all its dates lie around it. */
  now?: Date
  /** Where the page to which a top-up redirects is served. */
  payOrigin?: string
  /** What becomes of payments which nobody decided with `pay`. */
  paymentResult?: PaymentResult
  /** Where a PDF stands: as text in `body` of the usual answer, or as the bare answer. */
  pdfForm?: 'body' | 'bare'
}

export type State = {
  options: Required<ForeignOptions>
  customers: Customer[]
  sessions: Map<string, Customer>
  resetTokens: Map<string, Customer>
  checkouts: Map<string, Checkout>
  usedVouchers: Set<string>
  /** The letters with a link for a new password which this provider would have sent. */
  letters: Letter[]
  supportRequests: { userId: number; type: string; contract: string; text: string }[]
  /** The next number of whatever needs one: tokens, checkouts, tickets. */
  nextNumber: () => number
}

export function createState(options: ForeignOptions): State {
  const now = options.now ?? new Date()
  let lastNumber = 700100
  return {
    options: {
      now,
      payOrigin: options.payOrigin ?? 'http://localhost:5174',
      paymentResult: options.paymentResult ?? 'paid',
      pdfForm: options.pdfForm ?? 'body',
    },
    customers: [petra(now), thea(now), igor(now), nada(), milan(now)],
    sessions: new Map(),
    resetTokens: new Map(),
    checkouts: new Map(),
    usedVouchers: new Set(),
    letters: [],
    supportRequests: [],
    nextNumber: () => ++lastNumber,
  }
}

/** Digits only, whatever stands between or before them: "+43 600 …" and "0043600…" are one number. */
export const digitsOf = (phone: string | undefined): string =>
  (phone ?? '').replace(/\D/g, '').replace(/^00/, '')

/** The contract behind a phone number, of whichever customer. */
export function contractByPhone(customers: Customer[], phone: string | undefined): Contract | undefined {
  const digits = digitsOf(phone)
  return customers.flatMap((customer) => customer.contracts).find((one) => String(one.phone) === digits)
}

/** The customer who has this number on a contract or gave it as her own. */
export const customerByPhone = (customers: Customer[], phone: string | undefined): Customer | undefined =>
  customers.find(
    (customer) => customer.phone === digitsOf(phone) || contractByPhone([customer], phone) !== undefined,
  )
