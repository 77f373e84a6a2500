import { currentUser } from './account'
import { type Handlers, notFound, Refusal } from './call'
import type { Checkout } from './checkouts'
import type { Provider } from './state'
import { texts } from './texts'

/** Returns if the customer has paid the checkout; refuses in every other case. */
function takePayment({ checkouts }: Provider, id: string, kind: Checkout['kind'], codes: string): void {
  const result = checkouts.takeResult(id, kind)
  if (result === 'unknown') throw notFound()
  if (result === 'pending') throw new Refusal(`${codes}_FAILED_PENDING`, texts.paymentPending)
  if (result !== 'paid') throw new Refusal(`${codes}_FAILED`, texts.paymentFailed)
}

export const payments = {
  getTransactionStatus(call) {
    takePayment(call.provider, call.query.checkoutId, 'topUp', 'GET_TRANSACTION_STATUS')
    const body = call.isSignedIn ? { user: currentUser(call) } : {}
    return { code: 'GET_TRANSACTION_STATUS_SUCCESS', body }
  },

  getBillStatus({ form, provider }) {
    takePayment(provider, form.checkoutId, 'bill', 'GET_BILL_STATUS')
    return { code: 'GET_BILL_STATUS_SUCCESS' }
  },
} satisfies Handlers
