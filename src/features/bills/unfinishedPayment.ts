import { useEffect } from 'react'
import type { Actor, SnapshotFrom } from 'xstate'
import type { billPaymentMachine, Checkout, PayableBill } from '../../../machines/billPayment.machine'
import { useCurrentContract } from '../../core/account'
import { billOfPayment, isOvertaken } from '../../core/payments/earlierPayment'
import type { PaymentForm } from '../../core/payments/payment'
import type { PaymentRecords } from '../../core/payments/paymentRecords'
import { paymentsOf } from '../../core/payments/payments'
import { useServices } from '../../core/services'

/** A payment that the customer can complete now. */
export interface PreparedPayment {
  bill: PayableBill
  checkout: Checkout
  step: PaymentForm['step']
}

export function preparedPaymentOf(snapshot: SnapshotFrom<typeof billPaymentMachine>): PreparedPayment | null {
  const { bill, checkout } = snapshot.context
  if (!snapshot.matches('prepared') || !bill || !checkout) return null
  return { bill, checkout, step: snapshot.matches({ prepared: 'paying' }) ? 'paying' : 'paused' }
}

/** Stores the payment that the customer can complete now; null without one. */
export function storePrepared(
  payments: Pick<PaymentRecords, 'begin' | 'storeForm'>,
  productId: string,
  prepared: PreparedPayment | null,
): void {
  if (prepared) payments.begin({ kind: 'bill', ...prepared.bill }, prepared.checkout.id)
  payments.storeForm(productId, prepared && formOf(prepared))
}

function formOf({ checkout: { id, integrity, expiresAt }, step }: PreparedPayment) {
  return { checkoutId: id, form: { integrity, expiresAt, step } }
}

/** The event that resumes the payment of this tab with the contract, if it has one. */
export function resumingEvent(
  payments: Pick<PaymentRecords, 'list'>,
  productId: string,
  now: number = Date.now(),
) {
  for (const payment of payments.list()) {
    const { checkoutId, form, sentAt } = payment
    const bill = billOfPayment(payment)
    if (payment.productId !== productId || !bill || !form || checkoutId === null) continue
    if (sentAt !== null || isOvertaken(payments, payment)) continue
    const checkout = { id: checkoutId, integrity: form.integrity, expiresAt: form.expiresAt }
    const lifetime = form.expiresAt - now
    return { type: 'payment.restore' as const, bill, checkout, step: form.step, lifetime }
  }
  return undefined
}

/** Resumes the payment of this tab with the current contract, and stores its changes. */
export function useUnfinishedPayment(payment: Actor<typeof billPaymentMachine>): void {
  const payments = paymentsOf(useServices())
  const productId = useCurrentContract()?.productId
  useEffect(() => {
    if (productId === undefined) return
    const resumed = resumingEvent(payments, productId)
    const subscription = payment.subscribe((snapshot) =>
      storePrepared(payments, productId, preparedPaymentOf(snapshot)),
    )
    // The customer may return from a payment of the bill in another tab.
    const unsubscribe = payments.subscribe(() => {
      const { checkout } = payment.getSnapshot().context
      const prepared = checkout && payments.find(checkout.id)
      if (prepared && isOvertaken(payments, prepared)) payment.send({ type: 'checkout.expire' })
    })
    if (resumed) payment.send(resumed)
    return () => {
      subscription.unsubscribe()
      unsubscribe()
    }
  }, [payment, payments, productId])
}
