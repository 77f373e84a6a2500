import { type Checkouts, createCheckouts } from './checkouts'
import type { Clock } from './clock'
import { createOutbox, type Outbox } from './outbox'
import type { Customer } from './records'
import { createCustomers } from './worlds'

/** Everything the provider knows; it changes with each call and is built anew at a reset. */
export interface Provider {
  clock: Clock
  outbox: Outbox
  checkouts: Checkouts
  customers: Customer[]
  sessions: Map<string, { customer: Customer; expires: number }>
  /** Login code by user id. */
  codes: Map<string, string>
  resetTokens: Map<string, Customer>
  /** Value in euro of each voucher not yet used, by its code without dashes. */
  vouchers: Map<string, number>
}

export const createProvider = (clock: Clock, paymentOrigin: () => string): Provider => ({
  clock,
  outbox: createOutbox(clock),
  checkouts: createCheckouts(clock, paymentOrigin),
  customers: createCustomers(clock.now()),
  sessions: new Map(),
  codes: new Map(),
  resetTokens: new Map(),
  vouchers: new Map([
    ['100020003010', 10],
    ['100020003020', 20],
  ]),
})
