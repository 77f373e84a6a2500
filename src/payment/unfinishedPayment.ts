import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useCurrentContract } from '../flows/account'
import type { BillPaymentActor, Checkout, PayableBill } from '../flows/billPayment'
import { useServices } from '../flows/services'
import type { TabStorage } from '../lib/tabStorage'
import { type Guard, isNullOr, isNumber, isObjectOf, isOneOf, isString } from '../lib/typeGuards'
import { begunPayments, storeBegunPayment } from './begunPayments'
import { askedPayments } from './paymentResult'

/** An unfinished payment, as the tab stores it. */
interface UnfinishedPayment {
  /** The contract at its start: only that contract's bills resume it; no other customer sees it. */
  productId: string
  bill: PayableBill
  checkout: Checkout
  step: 'paying' | 'paused'
}

const isUnfinishedPayment: Guard<UnfinishedPayment> = isObjectOf({
  productId: isString,
  bill: isObjectOf({ reference: isString, amount: isNumber }),
  checkout: isObjectOf({ id: isString, integrity: isNullOr(isString), expiresAt: isNumber }),
  step: isOneOf('paying', 'paused'),
})

/** A payment is over once the customer has seen or requested its result. */
const isFinished = (tab: TabStorage, { checkout }: UnfinishedPayment) =>
  askedPayments(tab).some(({ checkoutId }) => checkoutId === checkout.id)

function readUnfinishedPayment(tab: TabStorage, productId: string): UnfinishedPayment | null {
  const stored = tab.read('payment')
  return isUnfinishedPayment(stored) && stored.productId === productId && !isFinished(tab, stored)
    ? stored
    : null
}

/** The bill of a payment that this tab began; `null` if it began another one. */
export function readBillOfPayment(tab: TabStorage, checkoutId: string | null): PayableBill | null {
  const stored = tab.read('payment')
  return isUnfinishedPayment(stored) && stored.checkout.id === checkoutId ? stored.bill : null
}

/**
 * Whether the customer may have paid the bill online: a tab prepared a payment, and this one does not know that it
 * failed. `exceptId` is a payment whose form did not load.
 */
export const mayBePaidOnline = (tab: TabStorage, bill: PayableBill, exceptId?: string): boolean =>
  begunPayments(tab).some(
    ({ checkoutId, reference }) =>
      reference === bill.reference &&
      checkoutId !== exceptId &&
      !askedPayments(tab).some((asked) => asked.checkoutId === checkoutId && asked.outcome === 'failed'),
  )

/** The stored part of a payment, from its machine's state. */
function unfinishedPaymentOf(
  snapshot: SnapshotFrom<BillPaymentActor>,
  productId: string,
): UnfinishedPayment | null {
  const { bill, checkout } = snapshot.context
  if (!snapshot.matches('prepared') || !bill || !checkout) return null
  return { productId, bill, checkout, step: snapshot.matches({ prepared: 'paying' }) ? 'paying' : 'paused' }
}

/** Resumes the payment of this tab with the current contract, and stores its changes. */
export function useUnfinishedPayment(payment: BillPaymentActor): void {
  const services = useServices()
  const { tab } = services
  const productId = useCurrentContract()?.productId
  useEffect(() => {
    if (productId === undefined) return
    const unfinished = readUnfinishedPayment(tab, productId)
    const subscription = payment.subscribe((snapshot) => {
      tab.write('payment', unfinishedPaymentOf(snapshot, productId))
      const { bill, checkout } = snapshot.context
      if (bill && checkout)
        storeBegunPayment(services, { checkoutId: checkout.id, reference: bill.reference })
    })
    if (unfinished) {
      const { bill, checkout, step } = unfinished
      payment.send({
        ...{ type: 'payment.restore', bill, checkout, step },
        lifetime: checkout.expiresAt - Date.now(),
      })
    }
    return () => subscription.unsubscribe()
  }, [payment, tab, services, productId])
}
