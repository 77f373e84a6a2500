import { type Books, type Checkouts, createCheckouts } from './checkouts'
import type { Clock } from './clock'
import { createCustomers } from './customers'
import { createOutbox, type Message, type Outbox } from './outbox'
import type { Customer } from './records'

/** The provider's data. Each call changes it, and a reset seeds it again. */
export interface ProviderData {
  customers: Customer[]
  sessions: Map<string, { customer: Customer; expiresAt: number }>
  /** Login code by user id. */
  codes: Map<string, string>
  resetTokens: Map<string, Customer>
  /** Value in euro of each voucher not yet used, by its code without dashes. */
  vouchers: Map<string, number>
  /** SMS and e-mails, oldest first. */
  sent: Message[]
  books: Books
}

/** Everything the provider knows. */
export interface Provider extends Omit<ProviderData, 'sent' | 'books'> {
  clock: Clock
  outbox: Outbox
  checkouts: Checkouts
}

export const seed = (now: Date): ProviderData => ({
  customers: createCustomers(now),
  sessions: new Map(),
  codes: new Map(),
  resetTokens: new Map(),
  vouchers: new Map([
    ['100020003010', 10],
    ['100020003020', 20],
  ]),
  sent: [],
  books: { checkouts: new Map(), charges: [] },
})

export const createProvider = (
  clock: Clock,
  paymentOrigin: () => string,
  { sent, books, ...data }: ProviderData,
): Provider => ({
  ...data,
  clock,
  outbox: createOutbox(clock, sent),
  checkouts: createCheckouts(clock, paymentOrigin, books),
})
