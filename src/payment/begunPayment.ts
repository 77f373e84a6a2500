import type { Contract } from '../api/types'
import type { Checkout, PayableBill } from '../flows/billPayment'
import { readPageMemory, writePageMemory } from '../lib/pageMemory'

/** A payment that is not finished, as the page remembers it across a reload. */
export interface BegunPayment {
  /** Of the contract it was begun with: another customer of the same browser must not see it. */
  productId: string
  bill: PayableBill
  checkout: Checkout
  step: 'paying' | 'paused'
}

export const rememberPayment = (payment: BegunPayment | null) => writePageMemory('payment', payment)

/** The payment that this page remembers, if it is one of the customer's and can still be paid. */
export function begunPayment(contracts: readonly Contract[]): BegunPayment | null {
  // Written by `rememberPayment` alone, into an entry of the history that no other site can reach.
  const payment = readPageMemory('payment') as BegunPayment | null | undefined
  const isOwn = contracts.some(({ productId }) => productId === payment?.productId)
  return payment && isOwn && payment.checkout.expiresAt > Date.now() ? payment : null
}
