import { useEffect } from 'react'
import type { SnapshotFrom } from 'xstate'
import { useCurrentContract } from '../flows/account'
import type { BillPaymentActor, Checkout, PayableBill } from '../flows/billPayment'
import { useServices } from '../flows/services'
import type { TabStorage } from '../lib/tabStorage'
import { askedPayments } from './results'

/** An unfinished payment, as the tab stores it. */
interface BegunPayment {
  /** The contract at its start: only that contract's bills resume it; no other customer sees it. */
  productId: string
  bill: PayableBill
  checkout: Checkout
  step: 'paying' | 'paused'
}

/** Only this file writes it; it ignores the format of an earlier build. */
const isBegunPayment = (kept: unknown): kept is BegunPayment =>
  hasFields(kept, { productId: 'string', bill: 'object', checkout: 'object', step: 'string' }) &&
  hasFields(kept.bill, { reference: 'string', amount: 'number' }) &&
  hasFields(kept.checkout, { id: 'string', expiresAt: 'number' })

const hasFields = <Name extends string>(
  value: unknown,
  fields: Record<Name, 'string' | 'number' | 'object'>,
): value is Record<Name, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(fields).every(([name, type]) => typeof Reflect.get(value, name) === type)

/** A payment is over once the customer has seen or requested its result. */
const isOver = (tab: TabStorage, { checkout }: BegunPayment) =>
  askedPayments(tab).some(({ checkoutId }) => checkoutId === checkout.id)

function begunPayment(tab: TabStorage, productId: string): BegunPayment | null {
  const kept = tab.read('payment')
  return isBegunPayment(kept) && kept.productId === productId && !isOver(tab, kept) ? kept : null
}

/** The stored part of a payment, from its machine's state. */
function remembered(snapshot: SnapshotFrom<BillPaymentActor>, productId: string): BegunPayment | null {
  const { bill, checkout } = snapshot.context
  if (!snapshot.matches('prepared') || !bill || !checkout) return null
  return { productId, bill, checkout, step: snapshot.matches({ prepared: 'paying' }) ? 'paying' : 'paused' }
}

/** Resumes the payment of this tab with the current contract, and stores its changes. */
export function useBegunPayment(payment: BillPaymentActor): void {
  const { tab } = useServices()
  const productId = useCurrentContract()?.productId
  useEffect(() => {
    if (productId === undefined) return
    const begun = begunPayment(tab, productId)
    const subscription = payment.subscribe((snapshot) =>
      tab.write('payment', remembered(snapshot, productId)),
    )
    if (begun) {
      const { bill, checkout, step } = begun
      payment.send({
        ...{ type: 'payment.restore', bill, checkout, step },
        lifetime: checkout.expiresAt - Date.now(),
      })
    }
    return () => subscription.unsubscribe()
  }, [payment, tab, productId])
}
